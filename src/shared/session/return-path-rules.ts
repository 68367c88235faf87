import { isOwnPath } from '@contract/site/own-path-rules';
import { parseQuery, splitUrl, withQuery } from '@/routes/query';
import type { Query, QueryInput } from '@/routes/query';

/** Longer texts are not a query of ours. */
const LONGEST = 2000;

/** The values of a `query` (JSON text, specification §2) that a link can carry; none where it cannot be parsed. */
export function readReturnQuery(text: string | undefined): QueryInput {
  if (!text || text.length > LONGEST) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, each]) =>
        ['string', 'number', 'boolean'].includes(typeof each),
      ),
    ) as QueryInput;
  } catch {
    return {};
  }
}

/**
 * The path of ours that `redirect` and `query` (specification §2) return to, or null where they name none. Foreign
 * addresses are never accepted; `navigate.toPath` sends unknown paths of ours home.
 * @param extra values that override the query's, such as the id of what was just saved
 */
export function returnPath(from: Query, extra: QueryInput = {}): string | null {
  const { redirect } = from;
  if (!redirect || redirect.length > LONGEST || !isOwnPath(redirect)) return null;
  const { path, search } = splitUrl(redirect);
  const added = withQuery('', { ...readReturnQuery(from.query), ...extra }).slice(1);
  const query = [search, added].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

/** Keys that only say that a login expired; they are not restored after the next login (specification §4). */
const EXPIRY_KEYS: readonly string[] = ['t', 'loginExpired'];

/** A query without the keys of an expired login. */
export const withoutExpiry = <Value>(
  query: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !EXPIRY_KEYS.includes(key)));

/** The inverse: the query of a page that returns to this path. */
export function returnQuery(url: string, query: QueryInput = {}): QueryInput {
  const { path, search } = splitUrl(url);
  const rest = withoutExpiry(query);
  const hasValues = Object.values(rest).some((value) => value !== undefined && value !== '');
  return {
    redirect: withQuery(path, withoutExpiry(parseQuery(search))),
    query: hasValues ? JSON.stringify(rest) : undefined,
  };
}

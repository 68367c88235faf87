import { isOwnPath } from '@contract/site/own-path-rules';
import { parseQuery, splitUrl, withQuery } from '@/routes/query';
import type { Query, QueryInput } from '@/routes/query';

/** Longer texts than this are no query of ours. */
const LONGEST = 2000;

/** The values of a `query` (JSON text, specification §2) that a link can carry; none where it is not readable. */
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
 * The place that `redirect` and `query` (specification §2) lead back to, or null where they name none of ours.
 * A foreign address never comes through; `navigate.toPath` sends unknown paths of ours home.
 * @param extra values put on top of the query, such as the id of what was just saved
 */
export function returnPath(from: Query, extra: QueryInput = {}): string | null {
  const { redirect } = from;
  if (!redirect || redirect.length > LONGEST || !isOwnPath(redirect)) return null;
  const { path, search } = splitUrl(redirect);
  const added = withQuery('', { ...readReturnQuery(from.query), ...extra }).slice(1);
  const query = [search, added].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

/** Keys that only say that a login ran out; they do not come back after the next one (specification §4). */
const EXPIRY_KEYS: readonly string[] = ['t', 'loginExpired'];

/** A query without the keys of a login that ran out. */
export const withoutExpiry = <Value>(
  query: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !EXPIRY_KEYS.includes(key)));

/** The other way round: a place as the query of a page that leads back to it. */
export function returnQuery(url: string, query: QueryInput = {}): QueryInput {
  const { path, search } = splitUrl(url);
  const rest = withoutExpiry(query);
  const known = Object.values(rest).some((value) => value !== undefined && value !== '');
  return {
    redirect: withQuery(path, withoutExpiry(parseQuery(search))),
    query: known ? JSON.stringify(rest) : undefined,
  };
}

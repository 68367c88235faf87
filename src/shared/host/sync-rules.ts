import { parseQuery, splitUrl } from '@/routes/query';
import type { Query, QueryInput } from '@/routes/query';
import { returnPath } from '@/shared/session/return-path-rules';

/** Host of a hand-over: the messaging app's (specification §2 "domainType=2"). */
export const SYNC_DOMAIN_TYPE = 2;

/** Query of the hand-over page for a path of ours: the path, the kind of host, and the path's own query. */
export function syncQuery(address: string, domainType: number): QueryInput {
  const { path, search } = splitUrl(address);
  return { ...parseQuery(search), path, domainType };
}

/** The path that a hand-over returns to, or null where it is none of ours. */
export function syncTarget({ path, domainType: _domainType, ...values }: Query): string | null {
  return returnPath({ redirect: path ?? '', query: JSON.stringify(values) });
}

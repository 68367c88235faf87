import { parseQuery, splitUrl } from '@/routes/query';
import type { Query, QueryInput } from '@/routes/query';
import { returnPath } from '@/features/account/return-path-rules';

/** Which host a hand-over leads to: the messaging app's (specification §2 "domainType=2"). */
export const SYNC_DOMAIN_TYPE = 2;

/** Query of the hand-over page for a place of ours: its path, the kind of host, and the place's own values. */
export function syncQuery(place: string, domainType: number): QueryInput {
  const { path, search } = splitUrl(place);
  return { ...parseQuery(search), path, domainType };
}

/** The place that a hand-over leads back to, or null where its path is none of ours. */
export function syncTarget({ path, domainType: _domainType, ...values }: Query): string | null {
  return returnPath({ redirect: path ?? '', query: JSON.stringify(values) });
}

import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Clock } from '../../../kernel/clock';
import type { Database } from '../../../db/database';
import { createClinicSearch } from './clinic-search';
import type { ClinicsAsked } from './clinic-search';
import { createOtherSearch } from './other-search';

export type Asked = ClinicsAsked;

/**
 * Finds what matches some words, by kind. Matches are read and compared once for everybody who types the same words;
 * only the distances are computed for each reader.
 */
export function createSearch(database: Database, clock: Clock) {
  const clinics = createClinicSearch(database);
  const others = createOtherSearch(database, clock);
  return async (
    asked: Asked,
    kinds: readonly SearchKind[],
  ): Promise<ReadonlyMap<SearchKind, readonly SearchItem[]>> => {
    const further = kinds.filter((kind) => kind !== 'clinic');
    const [rest, near] = await Promise.all([
      further.length > 0 ? others(asked.tokens, further, asked.language) : [],
      kinds.includes('clinic') ? clinics(asked) : [],
    ]);
    const ofKind = (kind: SearchKind): readonly SearchItem[] =>
      kind === 'clinic' ? near : rest.filter((item) => item.kind === kind);
    return new Map(kinds.map((kind) => [kind, ofKind(kind)]));
  };
}

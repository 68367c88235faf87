import { useRef } from 'react';
import type { DataOf, InputOf } from '@contract/endpoints';
import { nearQuery } from '@/shared/location/region-rules';
import type { Region } from '@/shared/location/region-rules';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

type Found = DataOf<'GET /base/search/all.do'>;
export type SearchInput = InputOf<'GET /base/search/all.do'>;

/** The query for a word; clinics of the region come first, sorted by distance. Literally: for nothing but what was typed. */
export const searchInput = (word: string, region: Region, isLiteral = false): SearchInput => ({
  word,
  ...(isLiteral ? { literal: '1' as const } : {}),
  regionCode: region.regionCode,
  ...nearQuery(region),
});

/**
 * Search results of all kinds for a word; an empty word requests nothing. While a changed word is searched, the
 * previous results stay if there were any; the answer to an older word is never shown after a newer one.
 */
export function useSearch(word: string, region: Region, isLiteral = false): ServerData<Found> {
  const answer = useServer(
    word === '' ? null : 'GET /base/search/all.do',
    searchInput(word, region, isLiteral),
  );
  const before = useRef<Found | undefined>(undefined);
  if (word === '') before.current = undefined;
  // That nothing was found is true of its own word only.
  else if (answer.data) before.current = answer.data.groups.length > 0 ? answer.data : undefined;
  if (answer.data || answer.error) return answer;
  return { ...answer, data: before.current };
}

import type { EncyclopediaCard } from '@contract/vaccine/endpoints';
import { useSettled } from '@/features/clinics/search/use-settled';
import { useServer } from '@/http/hooks/use-server';

/** Entries that are meant by a word which none of them has, as the search understands it. */
export interface MeantEntries {
  readonly entries: readonly EncyclopediaCard[];
  /** What was searched for, where it is not the word itself. */
  readonly word: string | null;
  readonly isLoading: boolean;
}

/** @param word searched for once nothing more is typed; empty: nothing is asked */
export function useMeantEntries(entries: readonly EncyclopediaCard[], word: string): MeantEntries {
  const [settled] = useSettled(word);
  const isAsked = word !== '' && settled === word;
  const { data, error } = useServer(isAsked ? 'GET /base/search/all.do' : null, { word: settled });
  const found = data?.groups.find(({ kind }) => kind === 'disease')?.items ?? [];
  return {
    entries: found.flatMap(
      ({ id }) => entries.find(({ encyclopediaId }) => encyclopediaId === id) ?? [],
    ),
    word: data?.meant ?? null,
    isLoading: word !== '' && !data && !error,
  };
}

import type { SearchItem } from '@contract/search/endpoints';
import { compareText } from '@contract/text/order-rules';
import type { Language } from '../../../kernel/language';
import { distancesFrom } from '../../../shared/geo/distance';
import type { Point } from '../../../shared/geo/distance';
import type { Candidate, ClinicCandidate } from './candidates';
import type { Compared } from './compared';

const byRank = (a: Candidate, b: Candidate): number => a.rank - b.rank || compareText(a.id, b.id);

const byScore = (a: Compared, b: Compared, language: Language): number =>
  // Infinity minus Infinity is NaN.
  a.score(language) - b.score(language) || 0;

/**
 * Documents other than clinics that match all words, best first: a word at the beginning before one inside, written
 * matches before those by sound.
 */
export const bestFirst = (all: readonly Compared[], language: Language): SearchItem[] =>
  [...all]
    .sort((a, b) => byScore(a, b, language) || byRank(a.candidate, b.candidate))
    .flatMap((each) => each.shown(language, null) ?? []);

/**
 * Clinics that match all words, the nearest first, or the best where no position is known; compares only as many as
 * needed.
 */
export function nearestFirst(
  all: readonly Compared<ClinicCandidate>[],
  language: Language,
  at: Point | null,
  most: number,
): SearchItem[] {
  const metresTo = at && distancesFrom(at);
  const placed = all.map((each) => ({
    each,
    metres: metresTo && Math.round(metresTo(each.candidate)),
  }));
  placed.sort(
    (a, b) =>
      (a.metres ?? 0) - (b.metres ?? 0) ||
      byScore(a.each, b.each, language) ||
      byRank(a.each.candidate, b.each.candidate),
  );
  const found: SearchItem[] = [];
  for (const { each, metres } of placed) {
    if (found.length === most) break;
    const item = each.shown(language, metres);
    if (item) found.push(item);
  }
  return found;
}

import type { Ranges } from '@contract/search/endpoints';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { fitOf, joined, RANK_ELSEWHERE } from '../../../search/fit';
import { isHan, readingsOf } from '../../../search/units';
import type { Candidate, Tokens } from './candidates';

/** How well a candidate fits all words, and where. */
export interface CandidateFit {
  /** Lower is better. */
  readonly score: number;
  readonly titleRanges: Ranges;
  readonly noteRanges: Ranges;
}

/** Written or read in full anywhere in the title. */
const RANK_IN_TITLE = 3;
/** A common name that the title says too. */
const RANK_BEST = -1;

const OTHER: Readonly<Record<Language, 'zh' | 'en'>> = { 'zh-CN': 'en', en: 'zh' };

/** Whether another name begins with the token: a common name ranks like the title. */
const isCalled = ({ also }: Candidate, token: string): boolean =>
  also.startsWith(token) || also.includes(`\n${token}`);

/** Of what is called so, that whose title says it comes first: tetanus before a combination against tetanus too. */
const calledRank = (inTitle: number): number => (inTitle <= RANK_IN_TITLE ? RANK_BEST : 0);

/** Longer lines are descriptions, which nobody abbreviates. */
const LONGEST_NAME = 16;

/** Whether one of its other texts contains the token, in full or abbreviated. */
const isAlso = ({ also }: Candidate, token: string): boolean =>
  also.includes(token) ||
  also
    .split('\n')
    .some(
      (line) =>
        line.length <= LONGEST_NAME &&
        isHan(line) &&
        fitOf(token, { text: line, readings: () => readingsOf(line) }) !== null,
    );

/**
 * Compares a candidate with all tokens; null where one of them does not match. The index may return such candidates,
 * because its entries are cut short.
 */
export function candidateFit(
  candidate: Candidate,
  tokens: Tokens,
  language: Language,
): CandidateFit | null {
  const { title, note } = candidate;
  const [shown, other] = [inLanguage(title, language), title[OTHER[language]]];
  const inTitle = (token: string, text: string) =>
    fitOf(
      token,
      text === title.zh ? { text, readings: () => candidate.readings.split(' ') } : { text },
    );
  let score: number = RANK_BEST;
  const titleRanges: [number, number][] = [];
  const noteRanges: [number, number][] = [];
  for (const token of tokens) {
    const inShown = inTitle(token, shown);
    const inNote = inShown ? null : fitOf(token, { text: inLanguage(note, language) });
    if (inShown) titleRanges.push([...inShown.range]);
    if (inNote) noteRanges.push([...inNote.range]);
    const fit = inShown ?? inTitle(token, other);
    if (!fit && !inNote && !isAlso(candidate, token)) return null;
    const rank = fit?.rank ?? RANK_ELSEWHERE;
    score = Math.max(score, isCalled(candidate, token) ? calledRank(rank) : rank);
  }
  return { score, titleRanges: joined(titleRanges), noteRanges: joined(noteRanges) };
}

import type { Ranges, SearchItem } from '@contract/search/endpoints';
import { inLanguage } from '../../http/language';
import type { Language } from '../../http/language';
import { fitOf, joined, RANK_ELSEWHERE } from '../../search/fit';
import { isHan, readingsOf } from '../../search/units';
import { metresBetween } from '../distance';
import type { Point } from '../distance';
import type { Candidate } from './candidates';

/** What is shown of a candidate and how well it fits. */
interface Ranked {
  readonly candidate: Candidate;
  /** Whole metres. */
  readonly metres: number | null;
  readonly score: number;
  readonly titleRanges: Ranges;
  readonly noteRanges: Ranges;
}

const OTHER: Readonly<Record<Language, 'zh' | 'en'>> = { 'zh-CN': 'en', en: 'zh' };

/** Whether one of its other names begins with the token: what people call it counts like its title. */
const isCalled = ({ also }: Candidate, token: string): boolean =>
  also.startsWith(token) || also.includes(`\n${token}`);

/** Longer lines are descriptions: nobody shortens those. */
const LONGEST_NAME = 16;

/** Whether one of its other texts holds the token, spelt out or shortened. */
const isAlso = ({ also }: Candidate, token: string): boolean =>
  also.includes(token) ||
  also
    .split('\n')
    .some(
      (line) =>
        line.length <= LONGEST_NAME &&
        isHan(line) &&
        fitOf(token, { text: line, readings: readingsOf(line) }) !== null,
    );

/** Compares a candidate with all tokens; null where one of them fits nothing: index entries are cut short. */
function rank(
  candidate: Candidate,
  tokens: readonly string[],
  language: Language,
  at: Point | null,
): Ranked | null {
  const readings = candidate.readings.split(' ');
  const shownTitle = inLanguage(candidate.title, language);
  const shownNote = inLanguage(candidate.note, language);
  const otherTitle = candidate.title[OTHER[language]];
  const withReadings = (text: string) => ({
    text,
    ...(text === candidate.title.zh ? { readings } : {}),
  });
  let score = 0;
  const titleRanges: [number, number][] = [];
  const noteRanges: [number, number][] = [];
  for (const token of tokens) {
    const inTitle = fitOf(token, withReadings(shownTitle));
    const inNote = inTitle ? null : fitOf(token, { text: shownNote });
    if (inTitle) titleRanges.push([...inTitle.range]);
    if (inNote) noteRanges.push([...inNote.range]);
    const fit = inTitle ?? fitOf(token, withReadings(otherTitle));
    if (!fit && !inNote && !isAlso(candidate, token)) return null;
    score = Math.max(score, isCalled(candidate, token) ? 0 : (fit?.rank ?? RANK_ELSEWHERE));
  }
  const { latitude, longitude } = candidate;
  const metres =
    at === null || latitude === null || longitude === null
      ? null
      : Math.round(metresBetween(at, { latitude, longitude }));
  return {
    candidate,
    metres,
    score,
    titleRanges: joined(titleRanges),
    noteRanges: joined(noteRanges),
  };
}

const byDistance = (a: number | null, b: number | null): number =>
  (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);

/**
 * Candidates of one kind that hold all tokens, best first: what begins with the word before what holds it, what is
 * written before what only sounds so; clinics of the region before others, the nearer first.
 */
export function ranked(
  candidates: readonly Candidate[],
  tokens: readonly string[],
  language: Language,
  at: Point | null = null,
): SearchItem[] {
  return candidates
    .flatMap((candidate) => rank(candidate, tokens, language, at) ?? [])
    .sort(
      (a, b) =>
        Number(b.candidate.near) - Number(a.candidate.near) ||
        (a.candidate.kind === 'clinic' ? 0 : a.score - b.score) ||
        byDistance(a.metres, b.metres) ||
        a.score - b.score ||
        a.candidate.rank - b.candidate.rank ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .map(({ candidate, metres, titleRanges, noteRanges }) => ({
      kind: candidate.kind,
      id: candidate.id,
      title: inLanguage(candidate.title, language),
      titleRanges,
      note: inLanguage(candidate.note, language),
      noteRanges,
      distance: metres,
    }));
}

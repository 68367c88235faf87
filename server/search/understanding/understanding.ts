import type { SearchKind } from '@contract/search/endpoints';
import { isOneTypoApart } from '../spelling';
import { isHan, normalised, readingsOf, unitsOf } from '../units';
import type { Unit } from '../units';
import type { Ages } from './meanings';
import { FILLER } from './vocabulary';
import type { Term, Vocabulary } from './vocabulary';

/** How some words were understood. */
export interface Understood {
  /** Search texts, the most fitting first; what they find is shown together. */
  readonly searches: readonly string[];
  /** For the user: what is searched for. */
  readonly shown: string;
  readonly lead: readonly SearchKind[];
  /** The first result says what has to be done now. */
  readonly isUrgent: boolean;
  /** Whose products come first; null: nobody's. */
  readonly ages: Ages | null;
}

/** Units of the longest word that is looked up. */
const LONGEST = 14;
/** Units of the longest text that is understood. */
const MOST_UNITS = 40;
const MOST_SEARCHES = 8;
const LEAST_LATIN = 4;
const COST = { written: 1, spoken: 1.6, misspelt: 2, filler: 1.1, unknown: 4 } as const;
/** Ages, and which dose: they choose nothing. */
const COUNTED =
  /^(?:\d+(?:多|个)?(?:岁|周岁|月龄|个月|月|天|小时|年|以上|左右|元)+(?:以上|以下|左右|的)?|第?[一二三四五六\d]+(?:针|剂|次))$/;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly term: Term | null;
  readonly cost: number;
  readonly isExact: boolean;
}

/** Numbers of a text: another number is never a slip. */
export const numbersOf = (text: string): string => text.replace(/\D/g, '');

/** What a run of units says; null where it is no word. */
function wordAt(
  { written, spoken, misspelt }: Vocabulary,
  text: string,
  count: number,
  isStrict: boolean,
): Pick<Piece, 'term' | 'cost' | 'isExact'> | null {
  const exact = written.get(text);
  if (exact)
    return {
      term: exact,
      cost: exact.texts.length > 0 ? COST.written : COST.filler,
      isExact: true,
    };
  if (COUNTED.test(text)) return { term: FILLER, cost: COST.filler, isExact: true };
  if (isStrict) return null;
  const isChinese = isHan(text);
  if (isChinese ? count >= 2 : text.length >= LEAST_LATIN) {
    const heard = spoken.get(isChinese ? readingsOf(text).join('') : text);
    if (heard) return { term: heard, cost: COST.spoken, isExact: false };
  }
  const term = mended(misspelt, spoken, text);
  return term && { term, cost: COST.misspelt, isExact: false };
}

/** The word that is one slip away. */
function mended(
  misspelt: Vocabulary['misspelt'],
  spoken: Vocabulary['spoken'],
  text: string,
): Term | null {
  const isChinese = isHan(text);
  if (text.length < (isChinese ? 3 : 5)) return null;
  for (const length of [text.length, text.length + 1, text.length - 1]) {
    // A Han character too many or too few makes another word.
    if (isChinese && length !== text.length) continue;
    const found = misspelt
      .get(length)
      ?.find(
        ([word]) =>
          isHan(word) === isChinese &&
          numbersOf(word) === numbersOf(text) &&
          isOneTypoApart(word, text),
      );
    if (found) return found[1];
  }
  if (isChinese || !/^[a-z]+$/.test(text)) return null;
  for (const [sound, term] of spoken)
    if (sound.length >= 5 && sound.charAt(0) === text.charAt(0) && isOneTypoApart(sound, text))
      return term;
  return null;
}

interface Reading {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

/** The cheapest reading of the units as words. */
function cheapest(
  vocabulary: Vocabulary,
  units: readonly Unit[],
  isStrict: boolean,
): readonly Piece[] {
  const readings: Reading[] = [{ cost: 0, pieces: [] }];
  const reach = (reading: Reading, piece: Piece): void => {
    const cost = reading.cost + piece.cost;
    const present = readings[piece.to];
    if (!present || cost < present.cost)
      readings[piece.to] = { cost, pieces: [...reading.pieces, piece] };
  };
  for (let from = 0; from < units.length; from += 1) {
    const reading = readings[from];
    if (!reading) continue;
    let text = '';
    for (let to = from + 1; to <= Math.min(units.length, from + LONGEST); to += 1) {
      text += units[to - 1]?.text ?? '';
      const word = wordAt(vocabulary, text, to - from, isStrict);
      if (word) reach(reading, { from, to, ...word });
    }
    reach(reading, { from, to: from + 1, term: null, cost: COST.unknown, isExact: true });
  }
  return readings[units.length]?.pieces ?? [];
}

const isTopic = ({ term }: Piece): boolean => term !== null && term.texts.length > 0;

/** Whether each part between blanks has a word that is understood. */
function isEachPartUnderstood(
  pieces: readonly Piece[],
  units: readonly Unit[],
  typed: string,
): boolean {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    const [before, here] = [units[piece.from - 1], units[piece.from]];
    const between =
      before && here ? typed.slice(before.offset + before.text.length, here.offset) : '';
    if (/[\s,，、;；]/u.test(between)) parts.push([]);
    parts.at(-1)?.push(piece);
  }
  return parts.every((part) => part.some(({ term }) => term !== null));
}

/** Every choice of one text of each term, at most so many. */
const combined = (terms: readonly Term[]): string[] =>
  terms
    .reduce<string[][]>(
      (all, { texts }) =>
        all.flatMap((chosen) => texts.map((text) => [...chosen, text])).slice(0, 4),
      [[]],
    )
    .map((chosen) => [...new Set(chosen)].join(' '));

const shownOf = ({ shown, texts }: Term): string => shown ?? texts.at(-1) ?? '';

function understoodOf(pieces: readonly Piece[]): Understood | null {
  const terms = pieces.flatMap(({ term }) => (term && term.texts.length > 0 ? [term] : []));
  const topics = terms.filter(({ isAside }) => !isAside);
  const main = topics.length > 0 ? topics : terms;
  if (main.length === 0) return null;
  const searches = [...combined(terms), ...combined(main), ...main.flatMap(({ texts }) => texts)];
  return {
    searches: [...new Set(searches)].slice(0, MOST_SEARCHES),
    shown: [...new Set(main.map(shownOf))].join(' '),
    lead: main.flatMap(({ lead }) => lead),
    isUrgent: main.some(({ isUrgent }) => isUrgent),
    ages: terms.find(({ ages }) => ages !== null)?.ages ?? null,
  };
}

/**
 * Reads a text as words of the vocabulary: as written, else as they sound or are misspelt, else leaving out what is no word. A
 * part between blanks that has none is understood by nobody.
 * @returns null where nothing is understood
 */
export function understand(vocabulary: Vocabulary, typed: string): Understood | null {
  const text = typed.normalize('NFKC');
  const units = unitsOf(text).slice(0, MOST_UNITS);
  if (units.length === 0) return null;
  const meaning = meaningOf(vocabulary, typed);
  if (meaning) return meaning;
  const strict = cheapest(vocabulary, units, true);
  const isComplete = (pieces: readonly Piece[]) => pieces.every(({ term }) => term !== null);
  const loose = isComplete(strict) ? strict : cheapest(vocabulary, units, false);
  const pieces = isComplete(loose) ? loose : strict;
  if (pieces.some(isTopic) && isEachPartUnderstood(pieces, units, text))
    return understoodOf(pieces);
  return begunWord(vocabulary, normalised(text));
}

/** A word of the table that is not typed to its end. */
function begunWord({ meanings, written }: Vocabulary, text: string): Understood | null {
  if (text.length < 2 || written.get(text)?.texts.length === 0) return null;
  const found = [...meanings].find(([word]) => word.startsWith(text));
  return found ? understoodAs(found[1]) : null;
}

const understoodAs = (term: Term): Understood => ({
  searches: term.texts,
  shown: shownOf(term),
  lead: term.lead,
  isUrgent: term.isUrgent,
  ages: term.ages,
});

/** What a text says that is a word of the table of meanings, or two of its words apart; null for any other. */
export function meaningOf({ meanings, apart }: Vocabulary, typed: string): Understood | null {
  const text = normalised(typed);
  const whole = meanings.get(text);
  if (whole) return understoodAs(whole);
  const found = apart.find(([first, second]) => {
    const index = text.indexOf(first);
    return index >= 0 && text.indexOf(second, index + first.length) >= 0;
  });
  return found ? understoodAs(found[2]) : null;
}

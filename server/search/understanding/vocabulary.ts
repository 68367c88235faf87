import type { SearchKind } from '@contract/search/endpoints';
import { isHan, initialsOf, normalised, readingsOf, unitsOf } from '../units';
import { FILLERS } from './fillers';
import { MEANINGS } from './meanings';
import type { Ages } from './meanings';

/** What a word stands for in a search. */
export interface Term {
  /** Search texts, each meant by itself; none: the word says nothing that could be searched for. */
  readonly texts: readonly string[];
  readonly lead: readonly SearchKind[];
  readonly isAside: boolean;
  readonly isUrgent: boolean;
  /** What is said to be searched for; null: the last of the texts. */
  readonly shown: string | null;
  /** Whose products come first; null: nobody's. */
  readonly ages: Ages | null;
}

/** A word that says nothing that could be searched for. */
export const FILLER: Term = {
  texts: [],
  lead: [],
  isAside: true,
  isUrgent: false,
  shown: null,
  ages: null,
};

/** Words that are understood, as {@link normalised} writes them. */
export interface Vocabulary {
  readonly written: ReadonlyMap<string, Term>;
  /** By pinyin, and by initials of three and more. */
  readonly spoken: ReadonlyMap<string, Term>;
  /** Words in which a slip is mended, by their length in characters. */
  readonly misspelt: ReadonlyMap<number, readonly (readonly [word: string, term: Term])[]>;
  /** Words of the table of meanings. */
  readonly meanings: ReadonlyMap<string, Term>;
  /** Two words that mean something where the first comes before the second. */
  readonly apart: readonly (readonly [first: string, second: string, term: Term])[];
}

/** Words of the catalogue. */
export interface CatalogueWords {
  /** Names of vaccines and diseases, trade names. */
  readonly names: readonly string[];
  /** Further words that lead to something, such as districts: never taken for a slip. */
  readonly further: readonly string[];
}

/** Characters of the shortest word that may be misspelt. */
const LEAST_MISSPELT = { han: 3, latin: 5 } as const;
const LEAST_INITIALS = 3;
/** What a name is used without; what is left has two characters or more. */
const ENDINGS = /(?:疫苗|感染|苗|病|针|区|县|市|vaccine)$/;

/** Of how many types or diseases: said alone by many. */
const VALENCE = /^(?:\d+|[单双二三四五九十]+)[价联]/;

const termOf = (text: string): Term => ({ ...FILLER, texts: [text], isAside: false });

const formsOf = (word: string): string[] => {
  const short = word.replace(ENDINGS, '');
  return [
    word,
    ...(Array.from(short).length >= 2 ? [short] : []),
    ...(VALENCE.exec(word)?.slice(0, 1) ?? []),
  ];
};

const isLongEnough = (word: string): boolean =>
  word.length >= (isHan(word) ? LEAST_MISSPELT.han : LEAST_MISSPELT.latin);

/** Prepares words for `understand`; of two that are written the same way, that of the table of meanings counts. */
export function vocabularyOf({ names, further }: CatalogueWords): Vocabulary {
  const written = new Map<string, Term>();
  const spoken = new Map<string, Term>();
  const misspelt = new Map<number, (readonly [string, Term])[]>();
  const meanings = new Map<string, Term>();
  const apart: (readonly [string, string, Term])[] = [];
  const add = (word: string, term: Term, mayBeMisspelt: boolean): void => {
    if (word.length < 2 || written.has(word)) return;
    written.set(word, term);
    hear(word, term);
    if (!mayBeMisspelt || !isLongEnough(word)) return;
    const { length } = word;
    misspelt.set(length, [...(misspelt.get(length) ?? []), [word, term]]);
  };
  const hear = (word: string, term: Term): void => {
    if (!isHan(word) || unitsOf(word).length < 2) return;
    const sound = readingsOf(word).join('');
    if (!spoken.has(sound)) spoken.set(sound, term);
    const initials = initialsOf(word);
    if (initials.length >= LEAST_INITIALS && !spoken.has(initials)) spoken.set(initials, term);
  };
  for (const name of names)
    for (const word of formsOf(normalised(name))) add(word, termOf(word), true);
  for (const meaning of MEANINGS) {
    const { says, means, lead = [], isAside = false, isUrgent = false } = meaning;
    const { shown = null, ages = null } = meaning;
    const term = { texts: means, lead, isAside, isUrgent, shown, ages };
    const [firsts, seconds] = meaning.apart ?? [[], []];
    for (const word of says.map(normalised)) {
      meanings.set(word, term);
      written.delete(word);
      add(word, term, true);
    }
    for (const first of firsts) for (const second of seconds) apart.push([first, second, term]);
  }
  for (const word of FILLERS) if (!written.has(word)) written.set(word, FILLER);
  for (const name of further)
    for (const word of formsOf(normalised(name))) add(word, termOf(word), false);
  return { written, spoken, misspelt, meanings, apart };
}

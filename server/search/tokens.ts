import type { DocumentKind } from '../db/document-kind';
import { entryOf, HAN_LENGTH, LATIN_LENGTH, quoted } from './lexemes';
import { shorteningsOf } from './shortenings';
import { isHan, normalised } from './units';

/** Most words of one search text. */
const MOST_TOKENS = 5;

/** Digits after letters begin a new word: `hpv9` is the HPV vaccine against nine types. */
const BEFORE_DIGITS = /(?<=[a-z])(?=\d)/i;

/**
 * Words of a search text: lower case, without punctuation and without apostrophes between pinyin syllables; digits
 * after letters are a separate word.
 */
export const tokensOf = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .normalize('NFKC')
        .replace(/['’‘`]/g, '')
        .split(/[\s,，、;；]+/u)
        .flatMap((word) => word.split(BEFORE_DIGITS))
        .map(normalised)
        .filter((token) => token !== ''),
    ),
  ].slice(0, MOST_TOKENS);

/** Runs of a token in one script: each has separate entries. */
const runsOf = (token: string): string[] =>
  token.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];

/** A required index entry of a document, or the beginning of one. */
interface LookedForEntry {
  readonly entry: string;
  readonly isBeginning: boolean;
}

/** Alternative groups of entries; a document needs all entries of one group. */
type Condition = readonly (readonly LookedForEntry[])[];

/** Index entries of a document that contains the run; a long run is covered by its pieces. */
function entriesOf(kind: DocumentKind, run: string): readonly LookedForEntry[] {
  const wanted = (part: string, isBeginning: boolean): LookedForEntry => ({
    entry: entryOf(kind, part),
    isBeginning,
  });
  const length = isHan(run) ? HAN_LENGTH : LATIN_LENGTH;
  if (run.length <= length) return [wanted(run, true)];
  const head = wanted(run.slice(0, length), false);
  return isHan(run) ? [head, wanted(run.slice(-length), true)] : [head];
}

/** Condition of a document that contains the run, complete or shortened. */
function conditionOf(kind: DocumentKind, run: string): Condition {
  const shortened = shorteningsOf(run).map(({ initials, spelt }) =>
    [initials, ...spelt].flatMap((part) => entriesOf(kind, part)),
  );
  return [entriesOf(kind, run), ...shortened];
}

const conditionsOf = (kind: DocumentKind, tokens: readonly string[]): readonly Condition[] =>
  tokens.flatMap(runsOf).map((run) => conditionOf(kind, run));

const inQuery = (condition: Condition): string => {
  const groups = condition.map((group) =>
    group.map(({ entry, isBeginning }) => `${quoted(entry)}${isBeginning ? ':*' : ''}`).join(' & '),
  );
  return groups.length === 1 ? groups.join('') : `(${groups.join(' | ')})`;
};

/** `tsquery` of documents of a kind that contain every token, as far as the index shows; null without tokens. */
export const queryOf = (kind: DocumentKind, tokens: readonly string[]): string | null =>
  tokens.length === 0 ? null : conditionsOf(kind, tokens).map(inQuery).join(' & ');

/** Entries of a document as one text, for {@link matcherOf}. */
export const entriesAsText = (entries: string): string => `\n${entries}\n`;

/**
 * The same as {@link queryOf}, without the database.
 * @returns whether a document matches, by its entries: one a line, from {@link entriesAsText}
 */
export function matcherOf(
  kind: DocumentKind,
  tokens: readonly string[],
): (entries: string) => boolean {
  const conditions = conditionsOf(kind, tokens).map((condition) =>
    condition.map((group) =>
      group.map(({ entry, isBeginning }) => `\n${entry}${isBeginning ? '' : '\n'}`),
    ),
  );
  return (entries) =>
    conditions.every((condition) =>
      condition.some((group) => group.every((each) => entries.includes(each))),
    );
}

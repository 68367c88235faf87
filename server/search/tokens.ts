import type { SearchKind } from '@contract/search/endpoints';
import { entryOf, HAN_LENGTH, LATIN_LENGTH, quoted } from './lexemes';
import { shorteningsOf } from './shortenings';
import { isHan, normalised } from './units';

/** Most words of one question that are looked for. */
const MOST_TOKENS = 5;

/** Where letters are followed by digits a new word begins: `hpv9` is the HPV vaccine against nine types. */
const BEFORE_DIGITS = /(?<=[a-z])(?=\d)/i;

/**
 * Words of what somebody typed: lower case, without punctuation; the marks between pinyin syllables fall away, and digits
 * behind letters are a word of their own.
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

/** Stretches of a token in one script: each has entries of its own. */
const runsOf = (token: string): string[] =>
  token.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];

/** An entry of the index that a document has, or the beginning of one. */
interface ClinicFilter {
  readonly entry: string;
  readonly isBeginning: boolean;
}

/** Some entries that are wanted together; any of several such groups will do. */
type Condition = readonly (readonly ClinicFilter[])[];

/** Index entries that a document with the stretch has; a longer stretch is covered by pieces. */
function entriesOf(kind: SearchKind, run: string): readonly ClinicFilter[] {
  const wanted = (part: string, isBeginning: boolean): ClinicFilter => ({
    entry: entryOf(kind, part),
    isBeginning,
  });
  const length = isHan(run) ? HAN_LENGTH : LATIN_LENGTH;
  if (run.length <= length) return [wanted(run, true)];
  const head = wanted(run.slice(0, length), false);
  return isHan(run) ? [head, wanted(run.slice(-length), true)] : [head];
}

/** What a document with the stretch fulfils, whether the stretch is spelt out or shortened here and there. */
function conditionOf(kind: SearchKind, run: string): Condition {
  const shortened = shorteningsOf(run).map(({ initials, spelt }) =>
    [initials, ...spelt].flatMap((part) => entriesOf(kind, part)),
  );
  return [entriesOf(kind, run), ...shortened];
}

const conditionsOf = (kind: SearchKind, tokens: readonly string[]): readonly Condition[] =>
  tokens.flatMap(runsOf).map((run) => conditionOf(kind, run));

const inQuery = (condition: Condition): string => {
  const groups = condition.map((group) =>
    group.map(({ entry, isBeginning }) => `${quoted(entry)}${isBeginning ? ':*' : ''}`).join(' & '),
  );
  return groups.length === 1 ? groups.join('') : `(${groups.join(' | ')})`;
};

/** `tsquery` of documents of a kind that hold every token, as far as the index tells; null where nothing is asked for. */
export const queryOf = (kind: SearchKind, tokens: readonly string[]): string | null =>
  tokens.length === 0 ? null : conditionsOf(kind, tokens).map(inQuery).join(' & ');

/** Entries of a document as one text, for {@link matcherOf}. */
export const entriesAsText = (entries: string): string => `\n${entries}\n`;

/**
 * The same without the database.
 * @returns whether a document has what is asked for, by its entries: one a line, from {@link entriesAsText}
 */
export function matcherOf(
  kind: SearchKind,
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

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

/** Index entries that a document with the stretch has; a longer stretch is covered by pieces. */
function entriesOf(kind: SearchKind, run: string): string[] {
  const entry = (part: string): string => quoted(entryOf(kind, part));
  const length = isHan(run) ? HAN_LENGTH : LATIN_LENGTH;
  if (run.length <= length) return [`${entry(run)}:*`];
  const head = entry(run.slice(0, length));
  return isHan(run) ? [head, `${entry(run.slice(-length))}:*`] : [head];
}

/** What a document with the stretch fulfils, whether the stretch is spelt out or shortened here and there. */
function conditionOf(kind: SearchKind, run: string): string {
  const asTyped = entriesOf(kind, run);
  const shortened = shorteningsOf(run).map(({ initials, spelt }) =>
    [initials, ...spelt].flatMap((part) => entriesOf(kind, part)),
  );
  if (shortened.length === 0) return asTyped.join(' & ');
  return `(${[asTyped, ...shortened].map((entries) => entries.join(' & ')).join(' | ')})`;
}

/** `tsquery` of documents of a kind that hold every token, as far as the index tells; null where nothing is asked for. */
export const queryOf = (kind: SearchKind, tokens: readonly string[]): string | null =>
  tokens.length === 0
    ? null
    : tokens
        .flatMap(runsOf)
        .map((run) => conditionOf(kind, run))
        .join(' & ');

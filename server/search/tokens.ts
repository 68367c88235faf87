import type { SearchKind } from '@contract/search/endpoints';
import { entryOf, HAN_LENGTH, LATIN_LENGTH, quoted } from './lexemes';
import { isHan, normalised } from './units';

/** Most words of one question that are looked for. */
const MOST_TOKENS = 5;

/** Words of what somebody typed: lower case, without punctuation; the marks between pinyin syllables fall away. */
export const tokensOf = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .normalize('NFKC')
        .replace(/['’‘`]/g, '')
        .split(/[\s,，、;；]+/u)
        .map(normalised)
        .filter((token) => token !== ''),
    ),
  ].slice(0, MOST_TOKENS);

/** Index entries that a document with the token has; a longer token is covered by pieces. */
function entriesOf(kind: SearchKind, token: string): string[] {
  const entry = (part: string): string => quoted(entryOf(kind, part));
  const length = isHan(token) ? HAN_LENGTH : LATIN_LENGTH;
  if (token.length <= length) return [`${entry(token)}:*`];
  const head = entry(token.slice(0, length));
  return isHan(token) ? [head, `${entry(token.slice(-length))}:*`] : [head];
}

/** `tsquery` of documents of a kind that hold every token, as far as the index tells; null where nothing is asked for. */
export const queryOf = (kind: SearchKind, tokens: readonly string[]): string | null =>
  tokens.length === 0 ? null : tokens.flatMap((token) => entriesOf(kind, token)).join(' & ');

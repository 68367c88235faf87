import type { DocumentKind } from '../db/document-kind';
import { initialOf, isHan, readingsOf, unitsOf } from './units';

/** Characters of the longest entries of the index; longer words are compared with the document itself. */
export const HAN_LENGTH = 4;
export const LATIN_LENGTH = 12;

/** Cuts a text to the length of an index entry. */
const cut = (text: string): string =>
  text.slice(0, isHan(text.charAt(0)) ? HAN_LENGTH : LATIN_LENGTH);

/** The text from each of its units on, cut to the length of an index entry. */
function endings(pieces: readonly string[], into: Set<string>): void {
  let rest = '';
  for (const piece of [...pieces].reverse()) {
    rest = `${piece}${rest}`.slice(0, 3 * LATIN_LENGTH);
    into.add(cut(rest));
  }
}

/** How a text is searchable: as written; also by pinyin; also by pinyin initials. */
export type Depth = 'written' | 'read' | 'initials';

/** Entries under which a text is found, from any of its units on. */
export function lexemesOf(text: string, depth: Depth): Set<string> {
  const units = unitsOf(text);
  const found = new Set<string>();
  endings(
    units.map((unit) => unit.text),
    found,
  );
  if (depth === 'written' || !isHan(text)) return found;
  const readings = readingsOf(text);
  endings(readings, found);
  if (depth === 'initials')
    endings(
      units.map((unit, index) => initialOf(unit, readings[index] ?? '')),
      found,
    );
  return found;
}

/** A lexeme quoted for `tsvector` and `tsquery`. */
export const quoted = (lexeme: string): string =>
  `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** Entries have a prefix by kind, so that a short word is looked up among few. */
export const entryOf = (kind: DocumentKind, lexeme: string): string =>
  `${kind.charAt(0)}:${lexeme}`;

/** Entry of a region. */
export const regionEntry = (code: string): string => `@${code}`;

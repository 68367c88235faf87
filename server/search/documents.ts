import type { SearchKind } from '@contract/search/endpoints';
import type { Bilingual } from '../kernel/language';
import { entryOf, lexemesOf, quoted, regionEntry } from './lexemes';
import type { Depth } from './lexemes';
import { initialsOf, normalised, readingsOf } from './units';

/** What an area says about one of its things that can be found. */
export interface Findable {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: Bilingual;
  /** The second line. */
  readonly note: Bilingual;
  /** What people call it: leads to it like its title. */
  readonly called: readonly string[];
  /** Further texts that lead to it. */
  readonly also: readonly string[];
  /** Code of the province that it lies in. */
  readonly province: string | null;
  /** Among equals the smaller comes first. */
  readonly rank: number;
  /** Not to be found before. */
  readonly visibleFrom: Date | null;
  /** Words that somebody may have meant. */
  readonly words: readonly string[];
}

/** A row of `search_documents`. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual;
  readonly readings: string;
  readonly also: string;
  readonly terms: string;
  readonly rank: number;
  readonly visibleFrom: Date | null;
}

/** Prepares a thing for searching. */
export function documentOf(thing: Findable): SearchDocument {
  const { kind, id, title, note, called, also, province, rank, visibleFrom } = thing;
  const terms = new Set(province === null ? [] : [regionEntry(province)]);
  const lead = (texts: readonly string[], depth: Depth): void => {
    for (const text of new Set(texts))
      for (const lexeme of lexemesOf(text, depth)) terms.add(entryOf(kind, lexeme));
  };
  lead([title.zh, title.en, ...called], 'initials');
  lead(also, 'read');
  lead([note.zh, note.en], 'written');
  const lines = [
    ...[note.zh, note.en].map(normalised),
    ...called.flatMap((text) => [normalised(text), readingsOf(text).join(''), initialsOf(text)]),
    ...also.flatMap((text) => [normalised(text), readingsOf(text).join('')]),
  ];
  return {
    kind,
    id,
    title,
    note,
    readings: readingsOf(title.zh).join(' '),
    also: [...new Set(lines)].join('\n'),
    terms: [...terms].map(quoted).join(' '),
    rank,
    visibleFrom,
  };
}

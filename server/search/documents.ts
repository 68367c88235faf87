import type { DocumentKind } from '../db/document-kind';
import type { Bilingual } from '../kernel/language';
import { entryOf, lexemesOf, quoted, regionEntry } from './lexemes';
import type { Depth } from './lexemes';
import { initialsOf, normalised, readingsOf } from './units';

/** A searchable entry of an area. */
export interface Findable {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: Bilingual;
  /** The second line. */
  readonly note: Bilingual;
  /** Common names: searched like the title. */
  readonly called: readonly string[];
  /** Further searchable texts. */
  readonly also: readonly string[];
  /** Code of its province. */
  readonly province: string | null;
  /** Among equal matches the smaller rank comes first. */
  readonly rank: number;
  /** Excluded from results before this time. */
  readonly visibleFrom: Date | null;
  /** Excluded from results from this time on. */
  readonly visibleUntil: Date | null;
  /** Words for spelling suggestions. */
  readonly words: readonly string[];
}

/** A row of `search_documents`. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual;
  readonly readings: string;
  readonly also: string;
  readonly terms: string;
  readonly rank: number;
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
}

/** Builds the search document of an entry. */
export function documentOf(thing: Findable): SearchDocument {
  const { kind, id, title, note, called, also, province, rank, visibleFrom, visibleUntil } = thing;
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
    visibleUntil,
  };
}

import { SEARCH_KINDS } from '@contract/search/endpoints';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Clock } from '../../../kernel/clock';
import type { Database } from '../../../db/database';
import { tokensOf } from '../../../search/tokens';
import { isHan, normalised } from '../../../search/units';
import { meaningOf, numbersOf, understand } from '../../../search/understanding/understanding';
import type { Ages } from '../../../search/understanding/meanings';
import type { Understood } from '../../../search/understanding/understanding';
import { CANDIDATES, clinicsOffering } from './candidates';
import { createCatalogueWords } from './catalogue-words';
import { createSearch } from './search';
import type { Asked } from './search';
import { createSuggestions } from './suggestion';
import { findVaccineAndLocation } from './vaccine-and-location';
import { distancesFrom } from '../../../shared/geo/distance';
import { inLanguage } from '../../../kernel/language';

/** Results by kind, the kinds in the order in which they are shown. */
type Found = ReadonlyMap<SearchKind, readonly SearchItem[]>;

export interface Answer {
  readonly found: Found;
  /** What was searched for instead of what was typed; null where that is the same. */
  readonly meant: string | null;
  /** The first result says what has to be done now. */
  readonly isUrgent: boolean;
  /** Whose products come first; null: nobody's. */
  readonly ages: Ages | null;
}

const plain = (found: Found): Answer => ({
  found,
  meant: null,
  isUrgent: false,
  ages: null,
});

export interface TypedWords extends Omit<Asked, 'tokens'> {
  readonly word: string;
  /** Only what was typed. */
  readonly isLiteral: boolean;
}

/** What was searched for, in the reader's language: the table's words are Chinese. */
function shownAs(shown: string, found: Found, { language }: Asked): string {
  if (language === 'zh-CN' || !isHan(shown)) return shown;
  return found.get('disease')?.[0]?.title ?? shown;
}

const isAnything = (found: Found): boolean => [...found.values()].some(({ length }) => length > 0);

/** What several searches found, none twice: kinds that lead, then as the searches have them. */
function together(all: readonly Found[], lead: readonly SearchKind[]): Found {
  const merged = new Map<SearchKind, Map<string, SearchItem>>(
    [
      ...lead,
      ...all.flatMap((found) => SEARCH_KINDS.filter((kind) => found.get(kind)?.length)),
    ].map((kind) => [kind, new Map<string, SearchItem>()]),
  );
  for (const found of all)
    for (const [kind, items] of found)
      for (const item of items)
        if (!merged.get(kind)?.has(item.id)) merged.get(kind)?.set(item.id, item);
  return new Map([...merged].map(([kind, items]) => [kind, [...items.values()]]));
}

/**
 * Finds what is meant by some words: what has them all, else what is understood by them — words of every day, as they sound,
 * with a slip, or the words of a sentence — and says what that was.
 */
export function createUnderstoodSearch(database: Database, clock: Clock) {
  const findIn = createSearch(database, clock);
  const wordsOf = createCatalogueWords(database);
  const suggestionFor = createSuggestions(database);

  const asTyped = async (asked: Asked, kinds: readonly SearchKind[]): Promise<Found> => {
    if (asked.tokens.length === 0) return new Map();
    const found = await findIn(asked, kinds);
    if (isAnything(found)) return found;
    return findVaccineAndLocation(database, findIn, { ...asked, most: CANDIDATES });
  };

  const asUnderstood = async (
    { searches, lead }: Understood,
    asked: Asked,
    kinds: readonly SearchKind[],
  ): Promise<Found> => {
    const all = await Promise.all(
      searches.map((text) => asTyped({ ...asked, tokens: tokensOf(text) }, kinds)),
    );
    const found = together(all, lead);
    if (!lead.includes('clinic') || asked.regionCode === undefined) return found;
    return withClinics(found, asked, asked.regionCode);
  };

  /** Where to go is part of what is asked: the clinics that have the vaccine. */
  const withClinics = async (found: Found, asked: Asked, regionCode: string): Promise<Found> => {
    const vaccines = found.get('vaccine') ?? [];
    const rows = await clinicsOffering(
      database,
      vaccines.map(({ id }) => id),
      { region: regionCode, from: asked.at },
    );
    const metresTo = asked.at && distancesFrom(asked.at);
    const clinics = rows.map((row): SearchItem => ({
      kind: 'clinic',
      id: row.id,
      title: inLanguage(row.title, asked.language),
      titleRanges: [],
      note: inLanguage(row.note, asked.language),
      noteRanges: [],
      distance: metresTo && Math.round(metresTo(row)),
    }));
    return together([found, new Map([['clinic', clinics]])], [...found.keys()]);
  };

  return async (
    { word, isLiteral, ...rest }: TypedWords,
    kinds: readonly SearchKind[],
  ): Promise<Answer> => {
    const asked: Asked = { ...rest, tokens: tokensOf(word) };
    const typed = await asTyped(asked, kinds);
    if (isLiteral || asked.tokens.length === 0) return plain(typed);
    const words = await wordsOf();
    const isFound = isAnything(typed);
    const understood = isFound ? meaningOf(words, word) : understand(words, word);
    if (understood) {
      const found = await asUnderstood(understood, asked, kinds);
      if (isAnything(found)) {
        const isSame = normalised(understood.shown) === normalised(word);
        return {
          found: isFound ? together([found, typed], [...found.keys()]) : found,
          meant: isSame ? null : shownAs(understood.shown, found, asked),
          isUrgent: understood.isUrgent,
          ages: understood.ages,
        };
      }
    }
    if (isFound) return plain(typed);
    const meant = await suggestionFor(word);
    if (meant === null || numbersOf(meant) !== numbersOf(word)) return plain(typed);
    const found = await asTyped({ ...asked, tokens: tokensOf(meant) }, kinds);
    return isAnything(found) ? { ...plain(found), meant } : plain(typed);
  };
}

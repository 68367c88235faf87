import { SEARCH_KINDS } from '@contract/search/endpoints';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { tokensOf } from '../../search/tokens';
import { pageOf } from '../../kernel/page-of';
import { CANDIDATES } from '../../domain/clinics/search/candidates';
import { createSearch } from '../../domain/clinics/search/search';
import { popularTerms } from '../../domain/clinics/search/popular';
import { createSuggestions } from '../../domain/clinics/search/suggestion';
import { findVaccineAndLocation } from '../../domain/clinics/search/vaccine-and-location';

/** ms; the search index changes by hand. */
const KEEP = 10_000;
/** ms; what is popular changes slowly. */
const KEEP_POPULAR = 600_000;
/** Results of each kind in a search of all kinds. */
const SHOWN = 5;

export const searchRoutes = ({ database, clock }: Deps): readonly Route[] => {
  const findIn = createSearch(database, clock);
  const suggestionFor = createSuggestions(database);
  const find = async (
    { word, regionCode, latitude, longitude }: ParsedInputOf<'GET /base/search/all.do'>,
    { language }: Context,
    kinds: readonly SearchKind[],
    most: number,
  ): Promise<ReadonlyMap<SearchKind, readonly SearchItem[]>> => {
    const tokens = tokensOf(word);
    if (tokens.length === 0) return new Map();
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const asked = { tokens, regionCode, at, language, most };
    const found = await findIn(asked, kinds);
    const isFound = [...found.values()].some((items) => items.length > 0);
    return isFound
      ? found
      : findVaccineAndLocation(database, findIn, { ...asked, most: CANDIDATES });
  };
  const findAll = (input: ParsedInputOf<'GET /base/search/all.do'>, context: Context) =>
    find(input, context, SEARCH_KINDS, SHOWN + 1);
  const groupsOf = (found: ReadonlyMap<SearchKind, readonly SearchItem[]>) =>
    SEARCH_KINDS.flatMap((kind) => {
      const items = found.get(kind) ?? [];
      if (items.length === 0) return [];
      return [{ kind, items: items.slice(0, SHOWN), hasMore: items.length > SHOWN }];
    });

  return [
    route(
      'GET /base/search/all.do',
      async (input, context) => {
        const groups = groupsOf(await findAll(input, context));
        if (groups.length > 0) return { groups, suggestion: null };
        const suggestion = await suggestionFor(input.word);
        if (suggestion === null) return { groups, suggestion };
        const meant = groupsOf(await findAll({ ...input, word: suggestion }, context));
        return { groups, suggestion: meant.length > 0 ? suggestion : null };
      },
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/pageList.do',
      async (input, context) => {
        const { kind, pageNo, pageSize } = input;
        const items = (await find(input, context, [kind], CANDIDATES)).get(kind) ?? [];
        const list = items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return pageOf(list, { total: items.length, pageNo, pageSize });
      },
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/popular.do',
      async (_input, { today, language }) => ({
        words: await popularTerms(database, today, language),
      }),
      { keepFor: KEEP_POPULAR },
    ),
  ];
};

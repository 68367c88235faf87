import { SEARCH_KINDS } from '@contract/search/endpoints';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { tokensOf } from '../../search/tokens';
import { pageOf } from '../page-of';
import { createKeptCandidates } from './kept-candidates';
import { ranked } from './ranked';
import { suggestionFor } from './suggestion';

/** ms; what can be found changes by hand. */
const KEEP = 10_000;
/** Shown of each kind beside the others. */
const SHOWN = 5;

export const searchRoutes = ({ database, clock }: Deps): readonly Route[] => {
  const candidatesOf = createKeptCandidates(database, clock);
  const find = async (
    { word, regionCode, latitude, longitude }: ParsedInputOf<'GET /base/search/all.do'>,
    { language }: Context,
    kinds: readonly SearchKind[],
  ): Promise<Map<SearchKind, SearchItem[]>> => {
    const tokens = tokensOf(word);
    if (tokens.length === 0) return new Map();
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const candidates = await candidatesOf({ word, regionCode, at }, kinds);
    return new Map(
      kinds.map((kind) => [
        kind,
        ranked(
          candidates.filter((candidate) => candidate.kind === kind),
          tokens,
          language,
          at,
        ),
      ]),
    );
  };
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
        const groups = groupsOf(await find(input, context, SEARCH_KINDS));
        if (groups.length > 0) return { groups, suggestion: null };
        const suggestion = await suggestionFor(database, input.word);
        if (suggestion === null) return { groups, suggestion };
        const meant = groupsOf(await find({ ...input, word: suggestion }, context, SEARCH_KINDS));
        return { groups, suggestion: meant.length > 0 ? suggestion : null };
      },
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/pageList.do',
      async (input, context) => {
        const { kind, pageNo, pageSize } = input;
        const items = (await find(input, context, [kind])).get(kind) ?? [];
        const list = items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return pageOf(list, { total: items.length, pageNo, pageSize });
      },
      { keepFor: KEEP },
    ),
  ];
};

import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Clock } from '../../../kernel/clock';
import type { Database } from '../../../db/database';
import type { Language } from '../../../kernel/language';
import { Cache } from '../../../kernel/cache';
import { othersUnder } from './candidates';
import type { Tokens } from './candidates';
import { Compared } from './compared';
import { LIFETIME } from './lifetime';
import { bestFirst } from './ranked';

/** Results in memory, some 1 KB each. */
const MOST_ITEMS = 40_000;

/** Finds by words what is not a clinic: the same for everybody. */
export function createOtherSearch(database: Database, clock: Clock) {
  const cached = new Cache<string, readonly SearchItem[]>({
    ...LIFETIME,
    limit: MOST_ITEMS,
    weigh: (items) => items.length + 1,
  });
  return (
    tokens: Tokens,
    kinds: readonly SearchKind[],
    language: Language,
  ): Promise<readonly SearchItem[]> =>
    cached.get(JSON.stringify([tokens, kinds, language]), async () => {
      const found = await othersUnder(database, tokens, kinds, clock.now());
      return bestFirst(
        found.map((each) => new Compared(each, tokens)),
        language,
      );
    });
}

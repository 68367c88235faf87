import { isFirstDay } from '@contract/community/posting-limit-rules';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { Cache } from '../../kernel/cache';
import type { Route } from '../../http/route';
import { authorOf, findAuthor, readerOf } from '../../domain/community/authors/find-author';
import { collectionPage } from '../../domain/community/reactions/collections';
import { contentCounts } from '../../domain/community/reactions/counts';
import {
  createFirstDayLikes,
  createReactions,
  missingTarget,
} from '../../domain/community/reactions/set-reaction';

/** What reactions need of an author: neither ever changes. */
interface Reactor {
  readonly id: string;
  /** When the author was created, ms. */
  readonly since: number;
}
/** ms. */
const REACTOR_CACHED = 60_000;
const MOST_REACTORS = 20_000;

/** Likes and collections. */
export function reactionRoutes(deps: Deps): readonly Route[] {
  const setReaction = createReactions(deps);
  const likeOnFirstDay = createFirstDayLikes(deps);
  const reactors = new Cache<string, Reactor>({ fresh: REACTOR_CACHED, limit: MOST_REACTORS });
  const reactorOf = (userId: string, now: number): Promise<Reactor> =>
    reactors.get(userId, async () => {
      const { id, created_at: since } = await authorOf(deps, userId, now);
      return { id, since: since.getTime() };
    });
  return [
    route('POST /ugc-api/like/set.do', async ({ targetType, targetId, on }, { userId, now }) => {
      const { id: authorId, since } = await reactorOf(userId, now);
      const isLimited = on && isFirstDay(since, now);
      const reaction = { table: 'likes', target: targetType } as const;
      const set = isLimited ? likeOnFirstDay : setReaction;
      const count = await set(reaction, { authorId, targetId, on, now });
      if (count === null) throw missingTarget(targetType);
      return { on, count };
    }),
    route('POST /ugc-api/collect/set.do', async ({ targetType, targetId, on }, { userId, now }) => {
      const { id: authorId } = await reactorOf(userId, now);
      const reaction = { table: 'collects', target: targetType } as const;
      const count = await setReaction(reaction, { authorId, targetId, on, now });
      if (count === null) throw missingTarget(targetType);
      return { on, count };
    }),
    route('GET /ugc-api/collect/list.do', async ({ targetType, cursor }, context) => {
      const { userId, now, language } = context;
      const author = await findAuthor(deps.db, userId);
      if (!author) return { list: [], next: null };
      const collector = { reader: author.id, now, language };
      return collectionPage(deps, { targetType, cursor }, collector);
    }),
    route('GET /ugc-api/content/counts.do', async ({ targetType, targetId }, context) => {
      const reader = await readerOf(deps.db, context.userId);
      return contentCounts(deps, { type: targetType, id: targetId }, reader, context.now);
    }),
  ];
}

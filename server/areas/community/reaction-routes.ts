import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { authorOf, findAuthor, readerOf } from '../../domain/community/authors/find-author';
import { collectionPage } from '../../domain/community/reactions/collections';
import { contentCounts } from '../../domain/community/reactions/counts';
import {
  createReactions,
  missingTarget,
  requireLikeAllowance,
} from '../../domain/community/reactions/set-reaction';

/** Likes and collections. */
export function reactionRoutes(deps: Deps): readonly Route[] {
  const setReaction = createReactions(deps);
  return [
    route('POST /ugc-api/like/set.do', async ({ targetType, targetId, on }, { userId, now }) => {
      const { id: authorId } = await authorOf(deps, userId, now);
      if (on) await requireLikeAllowance(deps, authorId, targetId, now);
      const reaction = { table: 'likes', target: targetType } as const;
      const count = await setReaction(reaction, { authorId, targetId, on, now });
      if (count === null) throw missingTarget(targetType);
      return { on, count };
    }),
    route('POST /ugc-api/collect/set.do', async ({ targetType, targetId, on }, { userId, now }) => {
      const { id: authorId } = await authorOf(deps, userId, now);
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
    route('GET /ugc-api/content/counts.do', async ({ targetType, targetId }, { userId }) =>
      contentCounts(deps, targetType, targetId, await readerOf(deps.db, userId)),
    ),
  ];
}

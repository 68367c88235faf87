import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { readerOf } from '../../domain/community/authors/find-author';
import { commentPage, replyPage } from '../../domain/community/comments/comment-lists';
import { linkedComment } from '../../domain/community/comments/linked-comment';
import { publishComment, removeComment } from '../../domain/community/comments/publish-comment';

/** Comments on posts, articles and videos, and replies to them. */
export const commentRoutes = (deps: Deps): readonly Route[] => [
  route('GET /ugc-api/comment/list.do', async (input, { userId, now }) => {
    const target = { type: input.targetType, id: input.targetId };
    const reader = await readerOf(deps.db, userId);
    const page = await commentPage(deps, target, input.cursor, { reader, now });
    return { ...page, list: [...page.list] };
  }),
  route('GET /ugc-api/comment/replies.do', async ({ commentId, cursor }, { userId, now }) => {
    const reader = await readerOf(deps.db, userId);
    const page = await replyPage(deps, commentId, cursor, { reader, now });
    return { ...page, list: [...page.list] };
  }),
  route('GET /ugc-api/comment/linked.do', async (input, { userId, now }) => {
    const target = { type: input.targetType, id: input.targetId };
    const reader = await readerOf(deps.db, userId);
    return linkedComment(deps, target, input.commentId, { reader, now });
  }),
  route('POST /ugc-api/comment/publish.do', (draft, caller) => publishComment(deps, caller, draft)),
  route('POST /ugc-api/comment/remove.do', async ({ commentId }, { userId }) => {
    await removeComment(deps, userId, commentId);
    return null;
  }),
];

import type { Deps } from '../../deps';
import { createReadingCache } from '../../kernel/cache';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { readerOf } from '../../domain/community/authors/find-author';
import { countNewer } from '../../domain/community/feeds/chronological';
import { feedPage } from '../../domain/community/feeds/feed-page';
import { similarQuestions } from '../../domain/community/feeds/similar';
import { editPost, removePost } from '../../domain/community/posts/change-post';
import { postDetailOf } from '../../domain/community/posts/post-detail';
import { publishPost } from '../../domain/community/posts/publish-post';

/** ms that the id of an account's author is cached; it never changes. */
const READER_CACHED = 60_000;

/** Posts and their feeds. */
export function postRoutes(deps: Deps): readonly Route[] {
  const readers = createReadingCache(READER_CACHED, (userId: string) => readerOf(deps.db, userId));
  const readerBy = (userId: string | null): Promise<string | null> =>
    userId === null ? Promise.resolve(null) : readers.get(userId);
  return [
    route('POST /ugc-api/post/publish.do', (draft, caller) => publishPost(deps, caller, draft)),
    route('POST /ugc-api/post/edit.do', async (edit, caller) => ({
      state: await editPost(deps, caller, edit),
    })),
    route('POST /ugc-api/post/remove.do', async ({ postId }, { userId }) => {
      await removePost(deps, userId, postId);
      return null;
    }),
    route('GET /ugc-api/post/detail.do', async ({ postId }, { userId, now, language }) =>
      postDetailOf(deps, postId, { reader: await readerBy(userId), now, language }),
    ),
    route('GET /ugc-api/post/feed.do', async ({ cursor, ...request }, { userId, now }) => {
      const reader = await readerBy(userId);
      const page = await feedPage(deps, request, cursor, { userId, reader, now });
      return { ...page, list: [...page.list] };
    }),
    route('GET /ugc-api/post/newer.do', async ({ top, ...request }, { userId }) => ({
      count: await countNewer(deps, request, top, await readerBy(userId)),
    })),
    route('GET /ugc-api/post/similar.do', async ({ title, vaccineCode }, { userId, now }) => {
      const reader = await readerBy(userId);
      return { list: await similarQuestions(deps, title, vaccineCode, { reader, now }) };
    }),
  ];
}

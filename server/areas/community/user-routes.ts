import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import {
  atAddress,
  authorOf,
  findAuthor,
  readerOf,
} from '../../domain/community/authors/find-author';
import { authorDetail, changeProfile } from '../../domain/community/authors/profile';
import { authorList } from '../../domain/community/relations/author-list';
import { authorAnswers } from '../../domain/community/comments/author-answers';
import { setBlock, setFollow } from '../../domain/community/relations/follow';

/** Authors: who one is, and whom one follows and blocks. */
export const userRoutes = (deps: Deps): readonly Route[] => [
  route('GET /ugc-api/user/init.do', async (_input, { userId, now, ip }) => {
    const author = await atAddress(deps, await authorOf(deps, userId, now), ip);
    const until = author.forbidden_until?.getTime() ?? null;
    return {
      userId: author.id,
      headImg: author.head_img,
      userType: author.user_type,
      nickname: author.nickname,
      vip: author.vip,
      forbiddenEndTime: until !== null && until > now ? until : null,
      postVideo: deps.config.communityVideos,
    };
  }),
  route('GET /ugc-api/user/detail.do', async (input, { userId }) =>
    authorDetail(deps, input.userId, await readerOf(deps.db, userId)),
  ),
  route('GET /ugc-api/user/answers.do', async (asked, { userId, now }) =>
    authorAnswers(deps, asked.userId, asked.cursor, {
      reader: await readerOf(deps.db, userId),
      now,
    }),
  ),
  route('POST /ugc-api/user/update.do', async (change, caller) => {
    await changeProfile(deps, caller, change);
    return null;
  }),
  route('POST /ugc-api/user/follow.do', async (asked, { userId, now }) => {
    const { id } = await authorOf(deps, userId, now);
    await setFollow(deps.db, id, asked, now);
    return { on: asked.on };
  }),
  route('POST /ugc-api/user/block.do', async (asked, { userId, now }) => {
    const { id } = await authorOf(deps, userId, now);
    await setBlock(deps.db, id, asked, now);
    return { on: asked.on };
  }),
  route('GET /ugc-api/user/list.do', async ({ relation, cursor }, { userId }) => {
    const author = await findAuthor(deps.db, userId);
    return author ? authorList(deps.db, author.id, relation, cursor) : { list: [], next: null };
  }),
];

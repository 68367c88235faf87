import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { authorOf, readerOf } from '../../domain/community/authors/find-author';
import { circleMembers } from '../../domain/community/topics/circle-members';
import { setMembership } from '../../domain/community/topics/memberships';
import {
  circleDetail,
  circlesOf,
  topicDetail,
  topicPage,
} from '../../domain/community/topics/topics';

/** Topics and circles. */
export const topicCircleRoutes = (deps: Deps): readonly Route[] => [
  route('GET /ugc-api/topic/list.do', async (input, { userId }) => {
    if (input.followed && userId === null) throw new DomainError(CODE.LOGIN_INVALID);
    const { list, total } = await topicPage(deps.db, input, await readerOf(deps.db, userId));
    return pageOf(list, { total, pageNo: input.pageNo, pageSize: input.pageSize });
  }),
  route('GET /ugc-api/topic/detail.do', async ({ topicId }, { userId }) =>
    topicDetail(deps.db, topicId, await readerOf(deps.db, userId)),
  ),
  route('POST /ugc-api/topic/follow.do', async ({ topicId, on }, { userId, now }) => {
    const { id } = await authorOf(deps, userId, now);
    await setMembership(deps.db, 'topic', id, { targetId: topicId, on }, now);
    return { on };
  }),
  route('GET /ugc-api/circle/list.do', async (_input, { userId }) => ({
    list: await circlesOf(deps.db, await readerOf(deps.db, userId)),
  })),
  route('GET /ugc-api/circle/detail.do', async ({ circleId }, { userId }) =>
    circleDetail(deps.db, circleId, await readerOf(deps.db, userId)),
  ),
  route('GET /ugc-api/circle/members.do', async ({ circleId, cursor }, { userId }) =>
    circleMembers(deps.db, circleId, cursor, await readerOf(deps.db, userId)),
  ),
  route('POST /ugc-api/circle/join.do', async ({ circleId, on }, { userId, now }) => {
    const { id } = await authorOf(deps, userId, now);
    await setMembership(deps.db, 'circle', id, { targetId: circleId, on }, now);
    return { on };
  }),
];

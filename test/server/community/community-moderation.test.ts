import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { inDatabase, insertCallers } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertAuthors,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { sampleInput } from '../kit/sampled-input';
import { sqlNow } from '../../run-clock';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const AD = '需要的加微信 abc，价格好说';

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let ben: Caller;
let others: Caller[];

beforeAll(async () => {
  world = await createCommunity(9);
  [anna, ben, ...others] = world.people as [Caller, Caller, ...Caller[]];
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const caseOf = async (targetId: string) => {
  const { list } = await world.provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  return list.find((each) => each.targetId === targetId);
};
const caseIdOf = async (targetId: string): Promise<string> =>
  (await caseOf(targetId))?.caseId ?? 'none';
const isSeen = async (postId: string, as: { token?: string } = {}): Promise<boolean> =>
  (await world.provider.call(DETAIL, { postId }, as)).code === CODE.SUCCESS;
const titlesOf = async (person: Caller): Promise<string[]> =>
  (
    await world.provider.ok(
      'GET /message/message/pageList.do',
      { messageClass: 'community' },
      person,
    )
  ).list.map(({ title }) => title);
const publish = async (text = draftOf().text, as = anna): Promise<string> =>
  (await world.provider.ok(PUBLISH, draftOf({ text }), as)).postId;

const OF_MODERATORS = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  name.includes('/moderation/'),
);

test.each(OF_MODERATORS)('%s is for moderators only', async (name) => {
  const input = sampleInput(endpoints[name].input, {}) as never;
  for (const caller of [{}, anna, staff.desk])
    expect((await world.provider.call(name, input, caller)).code).toBe(CODE.DESK_LOGIN);
});

test('a moderator sees nothing of a clinic', async () => {
  expect((await world.provider.call('GET /desk/day.do', {}, staff.mia)).code).toBe(CODE.DESK_LOGIN);
});

test('what a word rule holds is its author’s alone until staff publish it', async () => {
  const { postId, state } = await world.provider.ok(PUBLISH, draftOf({ text: AD }), anna);
  expect(state).toBe('held');
  expect([await isSeen(postId, anna), await isSeen(postId, ben), await isSeen(postId)]).toEqual([
    true,
    false,
    false,
  ]);
  const like = { targetType: 'post', targetId: postId, on: true } as const;
  expect((await world.provider.call('POST /ugc-api/like/set.do', like, ben)).code).toBe(
    COMMUNITY_CODE.POST_NOT_FOUND,
  );
  const found = await caseOf(postId);
  expect(found).toMatchObject({ hidden: true, reasons: ['contact outside'], text: AD });
  await world.provider.ok(DECIDE, { caseId: found?.caseId ?? '', action: 'publish' }, staff.mia);
  expect(await isSeen(postId)).toBe(true);
  expect(await titlesOf(anna)).toContain('您的内容已通过审核');
  const again = await world.provider.call(
    DECIDE,
    { caseId: found?.caseId ?? '', action: 'remove' },
    staff.noah,
  );
  expect(again).toMatchObject({
    code: COMMUNITY_CODE.STATUS_ERROR,
    data: { reason: 'decided', by: 'mia' },
    msg: expect.stringContaining('mia'),
  });
});

test('a post and a comment that lure with a refund wait for the staff', async () => {
  const text = 'Your refund is ready, open my page';
  const { postId, state } = await world.provider.ok(PUBLISH, draftOf({ text }), anna);
  expect([state, await isSeen(postId, ben)]).toEqual(['held', false]);
  expect((await caseOf(postId))?.reasons).toEqual(['refund lure', 'own page lure']);
  const form = {
    targetType: 'post',
    targetId: await publish(undefined, ben),
    idempotencyKey: newKey(),
  } as const;
  const comment = { ...form, text: '您的退款已到，打\u200b开我的主页' };
  const answer = await world.provider.ok('POST /ugc-api/comment/publish.do', comment, anna);
  expect(answer.state).toBe('held');
});

test('a refused word is not published at all, and a false claim waits with the entry beside it', async () => {
  const refused = await world.provider.call(PUBLISH, draftOf({ text: '代抢 疫苗，包中' }), anna);
  expect(refused).toMatchObject({ code: COMMUNITY_CODE.FAIL, data: { reason: 'words' } });
  const { state } = await world.provider.ok(
    PUBLISH,
    draftOf({ text: '听说麻腮风疫苗会导致自闭症，是真的吗' }),
    anna,
  );
  expect(state).toBe('held');
});

test('removed, appealed against, and restored by another moderator; never by the same', async () => {
  const postId = await publish();
  await world.provider.ok(
    'POST /ugc-api/report/save.do',
    { sourceId: postId, sourceType: 10, reason: 'spam', explain: '重复' },
    ben,
  );
  await world.provider.ok(
    DECIDE,
    { caseId: await caseIdOf(postId), action: 'remove', reason: 'spam' },
    staff.mia,
  );
  expect([await isSeen(postId), await isSeen(postId, anna)]).toEqual([false, true]);
  expect(await titlesOf(anna)).toContain('您发布的内容已下架');
  const page = await world.provider.ok('GET /message/message/pageList.do', {}, anna);
  expect(page.list[0]?.link).toEqual({ page: 'report', query: { list: 'decisions' } });
  expect(await titlesOf(ben)).toContain('举报已处理');
  const { list } = await world.provider.ok('GET /ugc-api/decision/list.do', {}, anna);
  const [decision] = list;
  expect(decision).toMatchObject({ action: 'remove', targetId: postId, appeal: null });
  const APPEAL = 'POST /ugc-api/appeal/save.do';
  const appeal = { decisionId: decision?.decisionId ?? '', text: '我没有重复发' };
  expect((await world.provider.call(APPEAL, appeal, ben)).code).toBe(COMMUNITY_CODE.PARAM_ERROR);
  const { appealId } = await world.provider.ok(APPEAL, appeal, anna);
  expect(await world.provider.ok(APPEAL, { ...appeal, text: '再申诉' }, anna)).toEqual({
    appealId,
  });
  const SETTLE = 'POST /ugc-api/moderation/settleAppeal.do';
  const own = await world.provider.call(SETTLE, { appealId, accepted: false }, staff.mia);
  expect(own).toMatchObject({
    code: COMMUNITY_CODE.STATUS_ERROR,
    data: { reason: 'ownDecision' },
  });
  await world.provider.ok(SETTLE, { appealId, accepted: true }, staff.noah);
  const settled = await world.provider.call(SETTLE, { appealId, accepted: false }, staff.noah);
  expect(settled).toMatchObject({ data: { reason: 'settled' } });
  expect(await isSeen(postId)).toBe(true);
  expect(await titlesOf(anna)).toContain('申诉通过');
  const log = await world.provider.ok('GET /ugc-api/moderation/log.do', {}, staff.mia);
  expect(log.list.find((each) => each.targetId === postId)).toMatchObject({
    staffName: 'mia',
    undoneBy: 'noah',
  });
});

test('nobody reports what they have written themselves', async () => {
  const own = { sourceId: await publish(), sourceType: 10, reason: 'spam' } as const;
  const { code } = await world.provider.call('POST /ugc-api/report/save.do', own, anna);
  expect(code).toBe(COMMUNITY_CODE.PARAM_ERROR);
});

test('nobody appeals against a decision that took nothing away', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf({ text: `${AD}，先到先得` }), anna);
  const { decisionId } = await world.provider.ok(
    DECIDE,
    { caseId: await caseIdOf(postId), action: 'publish' },
    staff.mia,
  );
  const appeal = { decisionId, text: '为什么' };
  expect(await world.provider.call('POST /ugc-api/appeal/save.do', appeal, anna)).toMatchObject({
    code: COMMUNITY_CODE.PARAM_ERROR,
  });
});

test('undoing a removal shows nothing that its author has deleted meanwhile', async () => {
  const postId = await publish();
  const report = { sourceId: postId, sourceType: 10, reason: 'spam' } as const;
  await world.provider.ok('POST /ugc-api/report/save.do', report, ben);
  const removal = { caseId: await caseIdOf(postId), action: 'remove', reason: 'spam' } as const;
  const { decisionId } = await world.provider.ok(DECIDE, removal, staff.mia);
  await world.provider.ok('POST /ugc-api/post/remove.do', { postId }, anna);
  await world.provider.ok('POST /ugc-api/moderation/undo.do', { decisionId }, staff.noah);
  expect([await isSeen(postId), await isSeen(postId, anna)]).toEqual([false, false]);
});

test('reports of five ordinary members hide a post, and of a doctor’s they do not', async () => {
  const postId = await publish();
  const answer = await publish(undefined, ben);
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query('update authors set user_type = 20 where id = $1', [world.authorIds[1]]),
  );
  const report = (sourceId: string, as: Caller) =>
    world.provider.ok(
      'POST /ugc-api/report/save.do',
      { sourceId, sourceType: 10, reason: 'abuse' },
      as,
    );
  const [first] = others;
  const before = await report(postId, first as Caller);
  expect(await report(postId, first as Caller)).toEqual(before);
  for (const other of others.slice(1, 4)) await report(postId, other);
  expect(await isSeen(postId)).toBe(true);
  await report(postId, others[4] as Caller);
  expect(await isSeen(postId)).toBe(false);
  for (const other of others) await report(answer, other);
  expect(await isSeen(answer)).toBe(true);
  expect(await caseOf(answer)).toMatchObject({ hidden: false, weight: others.length });
  await world.provider.ok(DECIDE, { caseId: await caseIdOf(postId), action: 'publish' }, staff.mia);
  expect(await isSeen(postId)).toBe(true);
});

test('a muted author reads and reports, sees until when, and writes nothing', async () => {
  const [person] = others as [Caller];
  const userId = world.authorIds[2] ?? '';
  const postId = await publish();
  const mine = await publish(undefined, person);
  const { decisionId } = await world.provider.ok(
    'POST /ugc-api/moderation/mute.do',
    { userId, days: 7, reason: 'abuse' },
    staff.mia,
  );
  const { forbiddenEndTime } = await world.provider.ok('GET /ugc-api/user/init.do', {}, person);
  expect(forbiddenEndTime).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  const comment = {
    targetType: 'post',
    targetId: postId,
    text: '好',
    idempotencyKey: newKey(),
  } as const;
  const edit = { postId: mine, title: '', text: '改' };
  const refusals = await Promise.all([
    world.provider.call(PUBLISH, draftOf(), person),
    world.provider.call('POST /ugc-api/post/edit.do', edit, person),
    world.provider.call(COMMENT, comment, person),
  ]);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'muted', forbiddenEndTime },
    });
  expect(await isSeen(postId, person)).toBe(true);
  const report = { sourceId: postId, sourceType: 10, reason: 'other' } as const;
  await world.provider.ok('POST /ugc-api/report/save.do', report, person);
  await world.provider.ok('POST /ugc-api/moderation/undo.do', { decisionId }, staff.noah);
  await letWriteAgain(world);
  await world.provider.ok(PUBLISH, draftOf(), person);
  const twice = await world.provider.call(
    'POST /ugc-api/moderation/undo.do',
    { decisionId },
    staff.noah,
  );
  expect(twice).toMatchObject({ code: COMMUNITY_CODE.STATUS_ERROR, data: { reason: 'undone' } });
});

test('a muted author writes again once the mute is over', async () => {
  const [, person] = others as [Caller, Caller];
  const userId = world.authorIds[3] ?? '';
  const mute = { userId, days: 7, reason: 'abuse' } as const;
  await world.provider.ok('POST /ugc-api/moderation/mute.do', mute, staff.mia);
  const refused = await world.provider.call(PUBLISH, draftOf(), person);
  expect(refused).toMatchObject({ data: { reason: 'muted' } });
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(
      `update authors set forbidden_until = forbidden_until - interval '7 days 1 second' where id = $1`,
      [userId],
    ),
  );
  await world.provider.ok(PUBLISH, draftOf(), person);
});

test('a held comment counts once it is published, and not before', async () => {
  const postId = await publish();
  const { commentId, state } = await world.provider.ok(
    COMMENT,
    { targetType: 'post', targetId: postId, text: AD, idempotencyKey: newKey() },
    ben,
  );
  expect(state).toBe('held');
  const commentsOf = async () => (await world.provider.ok(DETAIL, { postId })).comments;
  expect(await commentsOf()).toBe(0);
  await world.provider.ok(
    DECIDE,
    { caseId: await caseIdOf(commentId), action: 'publish' },
    staff.mia,
  );
  expect(await commentsOf()).toBe(1);
  const report = { sourceId: commentId, sourceType: 20, reason: 'advertising' } as const;
  await world.provider.ok('POST /ugc-api/report/save.do', report, anna);
  await world.provider.ok(
    DECIDE,
    { caseId: await caseIdOf(commentId), action: 'remove' },
    staff.mia,
  );
  expect(await commentsOf()).toBe(0);
});

test('what its author deletes leaves the queue, unless somebody has reported it', async () => {
  const heldPost = await publish(AD);
  const held = { targetType: 'post', targetId: await publish(undefined, ben), text: AD } as const;
  const comment = { ...held, idempotencyKey: newKey() };
  const { commentId } = await world.provider.ok(COMMENT, comment, anna);
  await letWriteAgain(world);
  const reported = await publish();
  const report = { sourceId: reported, sourceType: 10, reason: 'abuse' } as const;
  await world.provider.ok('POST /ugc-api/report/save.do', report, ben);
  const caseId = await caseIdOf(heldPost);
  expect(caseId).not.toBe('none');
  expect(await caseOf(commentId)).toBeDefined();
  const openCases = async () =>
    (await world.provider.ok('GET /ugc-api/moderation/me.do', {}, staff.mia)).open;
  const before = await openCases();
  for (const postId of [heldPost, reported])
    await world.provider.ok('POST /ugc-api/post/remove.do', { postId }, anna);
  await world.provider.ok('POST /ugc-api/comment/remove.do', { commentId }, anna);
  expect(await openCases()).toBe(before - 2);
  expect([await caseOf(heldPost), await caseOf(commentId)]).toEqual([undefined, undefined]);
  const late = await world.provider.call(DECIDE, { caseId, action: 'publish' }, staff.mia);
  expect(late.data).toEqual({ reason: 'decided', by: null });
  const open = await caseIdOf(reported);
  const warning = { caseId: open, action: 'warn', reason: 'abuse' } as const;
  await world.provider.ok(DECIDE, warning, staff.mia);
  expect(await titlesOf(ben)).toContain('举报已处理');
  expect(await isSeen(reported, anna)).toBe(false);
});

test('who may not write: without a mobile, under 14, and serial-number users', async () => {
  const [child, nameless, serial] = await inDatabase(world.testDatabase, async (database) => {
    const callers = await insertCallers(database, 3);
    await insertAuthors(database, callers);
    const [first, second, third] = callers.map(({ userId }) => userId);
    const { pool } = database;
    await pool.query(
      `update linkmen set birthday = ${sqlNow()} - interval '10 years' where user_id = $1`,
      [first],
    );
    await pool.query('update users set mobile = null, mobile_key = null where id = $1', [second]);
    await pool.query(`update users set serial_number = 'S1' where id = $1`, [third]);
    return callers as [Caller, Caller, Caller];
  });
  const answers = await Promise.all(
    [child, nameless, serial].map((as) => world.provider.call(PUBLISH, draftOf(), as)),
  );
  expect(answers.map(({ code }) => code)).toEqual([
    COMMUNITY_CODE.STATUS_ERROR,
    COMMUNITY_CODE.STATUS_ERROR,
    COMMUNITY_CODE.USER_SERIAL_NUMBER,
  ]);
  expect(
    answers.slice(0, 2).map(({ data }) => (data as unknown as { reason: string }).reason),
  ).toEqual(['child', 'mobile']);
});

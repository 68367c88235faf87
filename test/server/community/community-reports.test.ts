import { CODE } from '@contract/errors';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  ARTICLE,
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

/** What reports do, and whose weigh how much. */

const REPORT = 'POST /ugc-api/report/save.do';
/** What a rule holds for staff. */
const AD = '需要的加微信 abc，价格好说';
const POST = 10;
const COMMENT = 20;

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let reporters: Caller[];

beforeAll(async () => {
  world = await createCommunity(7);
  [anna, ...reporters] = world.people as [Caller, ...Caller[]];
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const publish = async (text = draftOf().text, as = anna): Promise<string> =>
  (await world.provider.ok('POST /ugc-api/post/publish.do', draftOf({ text }), as)).postId;
const say = async (targetId: string, text: string): Promise<string> => {
  const comment = { targetType: 'post', targetId, text, idempotencyKey: newKey() } as const;
  return (await world.provider.ok('POST /ugc-api/comment/publish.do', comment, anna)).commentId;
};
const report = (sourceId: string, as: Caller, sourceType: 10 | 20 = POST) =>
  world.provider.ok(REPORT, { sourceId, sourceType, reason: 'abuse' }, as);
const caseOf = async (targetId: string) => {
  const { list } = await world.provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  return list.find((each) => each.targetId === targetId);
};
const decide = async (targetId: string, action: 'publish' | 'remove' | 'warn', muteDays?: 7) => {
  const caseId = (await caseOf(targetId))?.caseId ?? '';
  const decision = { caseId, action, reason: 'abuse', muteDays } as const;
  return world.provider.ok('POST /ugc-api/moderation/decide.do', decision, staff.mia);
};
const isSeen = async (postId: string): Promise<boolean> =>
  (await world.provider.call('GET /ugc-api/post/detail.do', { postId })).code === CODE.SUCCESS;

test('what staff have published is not hidden by reports any more, posts and comments', async () => {
  const held = await publish(AD);
  const under = await publish(undefined, reporters[0]);
  const comment = await say(under, AD);
  await decide(held, 'publish');
  await decide(comment, 'publish');
  for (const reporter of reporters) {
    await report(held, reporter);
    await report(comment, reporter, COMMENT);
  }
  expect(await isSeen(held)).toBe(true);
  const ofPost = { targetType: 'post', targetId: under } as const;
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', ofPost);
  expect(list.map(({ commentId }) => commentId)).toContain(comment);
  for (const targetId of [held, comment])
    expect(await caseOf(targetId)).toMatchObject({ hidden: false, weight: reporters.length });
});

test('what its author has rewritten since is hidden by reports like any other', async () => {
  const postId = await publish(AD);
  await decide(postId, 'publish');
  const edit = { postId, title: '', text: '改成了别的话' };
  await world.provider.ok('POST /ugc-api/post/edit.do', { ...draftOf(), ...edit }, anna);
  expect(await isSeen(postId)).toBe(true);
  for (const reporter of reporters) if (await isSeen(postId)) await report(postId, reporter);
  expect(await isSeen(postId)).toBe(false);
});

test('who has written much weighs more, and not by what was removed or never shown', async () => {
  const [, experienced, removed] = reporters as [Caller, Caller, Caller];
  await inDatabase(world.testDatabase, async ({ pool }) => {
    const ids = [world.authorIds[2], world.authorIds[3]];
    await pool.query(
      `update authors set created_at = ${sqlNow()} - interval '16 days' where id = any($1)`,
      [ids],
    );
    // The one has ten that are shown, half of them comments; the other has none, of twenty.
    const state = `case when a = ($1::text[])[1] and n <= 5 then 'published'
      else ('{deleted,removed,held,checking}'::text[])[1 + n % 4] end`;
    const authors = 'from unnest($1::text[]) a, generate_series(1, 10) n';
    await pool.query(
      `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at)
       select a || '-' || n, a, 'share', '', '好', ${state}, 'much' || n, ${sqlNow()} - interval '2 days' ${authors}`,
      [ids],
    );
    await pool.query(
      `insert into comments (id, author_id, target_type, target_id, body, state, idempotency_key, published_at)
       select a || '-' || n, a, 'article', $2, '好', ${state}, 'much' || n, ${sqlNow()} - interval '2 days' ${authors}`,
      [ids, ARTICLE],
    );
  });
  const [first, second] = [await publish(), await publish(AD, reporters[0])];
  await decide(second, 'publish');
  await report(first, experienced);
  await report(second, removed);
  expect((await caseOf(first))?.weight).toBe(1.5);
  expect((await caseOf(second))?.weight).toBe(1);
});

test('twenty reports of the last day are the most, however many there were before', async () => {
  const [other, reporter] = [reporters[3], reporters[4]] as [Caller, Caller];
  const [first, second] = [await publish(), await publish(undefined, other)];
  await report(first, other);
  const caseId = (await caseOf(first))?.caseId;
  const earlier = (count: number, hours: number) =>
    inDatabase(world.testDatabase, ({ pool }) =>
      pool.query(
        `insert into reports (id, reporter_id, source_type, source_id, case_id, reason, explain, weight, created_at)
         select 'r' || n || '-' || $3::int, $1, $2, 'p' || n || '-' || $3::int, $4, 'abuse', '', 0,
           ${sqlNow()} - $3::int * interval '1 hour' from generate_series(1, $5::int) n`,
        [world.authorIds[5], POST, hours, caseId, count],
      ),
    );
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query('delete from reports where reporter_id = $1', [world.authorIds[5]]),
  );
  await earlier(20, 25);
  await earlier(19, 23);
  await report(first, reporter);
  const refused = await world.provider.call(
    REPORT,
    { sourceId: second, sourceType: POST, reason: 'abuse' },
    reporter,
  );
  expect(refused.data).toMatchObject({ reason: 'dailyReports' });
});

test.each([
  ['remove', 'upheld'],
  ['warn', 'upheld'],
  ['publish', 'dismissed'],
] as const)('after “%s” the reporter reads that the report was %s', async (action, outcome) => {
  const [reporter] = reporters as [Caller];
  const postId = await publish();
  const { reportId } = await report(postId, reporter);
  await decide(postId, action);
  const { list } = await world.provider.ok('GET /ugc-api/report/list.do', {}, reporter);
  expect(list.find((each) => each.reportId === reportId)).toMatchObject({ outcome });
  expect(await isSeen(postId)).toBe(action !== 'remove');
});

test('a decision on what somebody wrote mutes them too where it says so', async () => {
  const postId = await publish();
  await report(postId, reporters[0] as Caller);
  await decide(postId, 'remove', 7);
  const { forbiddenEndTime } = await world.provider.ok('GET /ugc-api/user/init.do', {}, anna);
  expect(forbiddenEndTime).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
});

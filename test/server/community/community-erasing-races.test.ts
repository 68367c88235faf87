import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { inDatabase, insertCallers } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertAuthors,
  insertCommunityStaff,
  insertPosts,
  letWriteAgain,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { until } from '../kit/until';

/** What staff decide while the account that it concerns is being deleted: neither fails for the other's sake. */

const MUTE = 'POST /ugc-api/moderation/mute.do';
const UNDO = 'POST /ugc-api/moderation/undo.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';
const SETTLE = 'POST /ugc-api/moderation/settleAppeal.do';

let world: CommunityWorld;
let staff: CommunityStaff;
let reporter: Caller;
let database: Client;
let holder: Client;

beforeAll(async () => {
  world = await createCommunity(1);
  [reporter] = world.people as [Caller];
  staff = await insertCommunityStaff(world);
  const connectionString = world.testDatabase.postgres?.url;
  [database, holder] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([database.connect(), holder.connect()]);
});
afterAll(async () => {
  await Promise.all([database.end(), holder.end()]);
  await world?.stop();
});

type Answer = Promise<{ readonly code: string }>;

/** Somebody who wants to leave: an account with an author, and the call that deletes it, with its code. */
async function leaver() {
  const { person, authorId } = await inDatabase(world.testDatabase, async (database) => {
    const callers = await insertCallers(database, 1);
    const [id = ''] = await insertAuthors(database, callers);
    return { person: callers[0] as Caller, authorId: id };
  });
  const { provider } = world;
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, person);
  const { rows } = await database.query<{ mobile: string }>(
    'select mobile from outbox order by id desc limit 1',
  );
  const vcode = await provider.newestCode(rows[0]?.mobile ?? '');
  const leave = (): Answer =>
    provider.call('POST /passport/user/delete.do', { vcode, posts: 'anonymise' }, person);
  return { person, authorId, leave };
}

/** How many calls wait for a lock. */
const waiting = (count: number) =>
  until(
    () =>
      database.query<{ count: string }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ({ rows }) => Number(rows[0]?.count) >= count,
  );

/** Sends two calls one after the other, each of which is held up by a row, and lets them go. @returns their codes */
async function heldUp(
  lock: readonly [statement: string, value: string],
  calls: readonly [() => Answer, () => Answer],
): Promise<string[]> {
  await holder.query('begin');
  await holder.query(lock[0], [lock[1]]);
  const sent: Answer[] = [];
  for (const call of calls) {
    sent.push(call());
    await waiting(sent.length);
  }
  await holder.query('commit');
  return (await Promise.all(sent)).map(({ code }) => code);
}

const AUTHOR = 'select 1 from authors where id = $1 for key share';
const CASE = 'select 1 from moderation_cases where target_id = $1 for update';
const BOTH = [CODE.SUCCESS, CODE.SUCCESS];

const mute = async (userId: string): Promise<string> => {
  const mutes = { userId, days: 7, reason: 'abuse' } as const;
  return (await world.provider.ok(MUTE, mutes, staff.mia)).decisionId;
};

test('a mute is undone', async () => {
  const { authorId, leave } = await leaver();
  const decisionId = await mute(authorId);
  const undo = (): Answer => world.provider.call(UNDO, { decisionId }, staff.noah);
  expect(await heldUp([AUTHOR, authorId], [leave, undo])).toEqual(BOTH);
});

test('a doctor is verified, and the log keeps nothing of that', async () => {
  const { authorId, leave } = await leaver();
  const verify = (): Answer => {
    const doctor = { userId: authorId, userType: 20, hospital: '省妇幼', title: '主任' } as const;
    return world.provider.call('POST /ugc-api/moderation/verify.do', doctor, staff.mia);
  };
  expect(await heldUp([AUTHOR, authorId], [verify, leave])).toEqual(BOTH);
  const { rows } = await database.query(
    'select author_id, action, detail, before from moderation_decisions where target_id = $1',
    [authorId],
  );
  expect(rows).toEqual([{ author_id: null, action: 'verify', detail: '', before: null }]);
});

test('an appeal against a mute is accepted', async () => {
  const { person, authorId, leave } = await leaver();
  const decisionId = await mute(authorId);
  const appeal = { decisionId, text: '没有骂人' };
  const { appealId } = await world.provider.ok('POST /ugc-api/appeal/save.do', appeal, person);
  const settle = (): Answer =>
    world.provider.call(SETTLE, { appealId, accepted: true }, staff.noah);
  const codes = await heldUp([AUTHOR, authorId], [leave, settle]);
  expect(codes[0]).toBe(CODE.SUCCESS);
  // The appeal went with the account.
  expect(codes[1]).not.toBe(CODE.SERVER);
});

/** A post of somebody, and its case, which another has opened by a report. */
async function reported(author: Caller, by: Caller) {
  await letWriteAgain(world);
  const { provider } = world;
  const { postId } = await provider.ok('POST /ugc-api/post/publish.do', draftOf(), author);
  const report = { sourceId: postId, sourceType: 10, reason: 'abuse' } as const;
  await provider.ok('POST /ugc-api/report/save.do', report, by);
  const { list } = await provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  const caseId = list.find(({ targetId }) => targetId === postId)?.caseId ?? '';
  const decide = (): Answer =>
    provider.call(DECIDE, { caseId, action: 'remove', reason: 'abuse', muteDays: 7 }, staff.mia);
  return { postId, decide };
}

test('a post is removed, and its author muted', async () => {
  const { person, leave } = await leaver();
  const { postId, decide } = await reported(person, reporter);
  expect(await heldUp([CASE, postId], [decide, leave])).toEqual(BOTH);
});

test('a post is removed that the account has reported and liked', async () => {
  const { person, leave } = await leaver();
  const { postId, decide } = await reported(reporter, person);
  const like = { targetType: 'post', targetId: postId, on: true } as const;
  await world.provider.ok('POST /ugc-api/like/set.do', like, person);
  expect(await heldUp([CASE, postId], [decide, leave])).toEqual(BOTH);
});

test('a deletion that the database ends for another call is made all the same', async () => {
  const { person, authorId, leave } = await leaver();
  const [postId = ''] = await insertPosts(database, world.authorIds.slice(0, 1), 1);
  const like = { targetType: 'post', targetId: postId, on: true } as const;
  await world.provider.ok('POST /ugc-api/like/set.do', like, person);
  await holder.query('begin');
  await holder.query('select 1 from posts where id = $1 for update', [postId]);
  const left = leave();
  await waiting(1);
  // Now each waits for the other, and the database ends what has waited longest.
  const ofAuthor = 'select 1 from users where id = (select user_id from authors where id = $1)';
  await holder.query(`${ofAuthor} for update`, [authorId]);
  await holder.query('commit');
  expect((await left).code).toBe(CODE.SUCCESS);
});

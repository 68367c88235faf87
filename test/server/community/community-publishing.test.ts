import { Client } from 'pg';
import sharp from 'sharp';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { until } from '../kit/until';
import { uploadTo } from '../kit/worlds/uploading';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const REPORT = 'POST /ugc-api/report/save.do';
const FEED = 'GET /ugc-api/post/feed.do';

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let ben: Caller;
let database: Client;
let holder: Client;

beforeAll(async () => {
  world = await createCommunity(2);
  [anna, ben] = world.people as [Caller, Caller];
  staff = await insertCommunityStaff(world);
  const connectionString = world.testDatabase.postgres?.url;
  [database, holder] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([database.connect(), holder.connect()]);
});
afterAll(async () => {
  await Promise.all([database.end(), holder.end()]);
  await world?.stop();
});
beforeEach(() => letWriteAgain(world));

const commentOn = (targetId: string, more: { readonly fileIds?: string[] } = {}) =>
  ({
    targetType: 'post',
    targetId,
    text: `评论 ${newKey()}`,
    idempotencyKey: newKey(),
    ...more,
  }) as const;

/** Until calls wait for a lock. */
async function waiting(count: number): Promise<void> {
  await until(
    () =>
      database.query<{ count: string }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ({ rows }) => Number(rows[0]?.count) >= count,
  );
}

/**
 * What calls answer that are held up, as by a slow check of their text, while something else happens.
 * @param lock a statement that holds them up
 */
async function heldUp<Answer>(
  lock: readonly [statement: string, value: string],
  calls: () => readonly Promise<Answer>[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer[]> {
  await holder.query('begin');
  await holder.query(lock[0], [lock[1]]);
  const sent = calls();
  await waiting(sent.length);
  await meanwhile();
  await holder.query('commit');
  return Promise.all(sent);
}

const annasWriting = (): [string, string] => [
  'select pg_advisory_xact_lock(hashtext($1))',
  `writer ${world.authorIds[0]}`,
];

test('a post that took long to check stands before the place that readers have reached meanwhile', async () => {
  let top = '';
  const [post] = await heldUp(
    annasWriting(),
    () => [world.provider.ok(PUBLISH, draftOf(), anna)],
    async () => {
      await world.provider.ok(PUBLISH, draftOf(), ben);
      top = (await world.provider.ok(FEED, { feed: 'latest' }, ben)).top ?? '';
    },
  );
  const newer = await world.provider.ok('GET /ugc-api/post/newer.do', { feed: 'latest', top }, ben);
  expect(newer).toEqual({ count: 1 });
  const { list } = await world.provider.ok(FEED, { feed: 'latest' }, ben);
  expect(list[0]?.postId).toBe(post?.postId);
});

test('so does a comment among the others', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf(), ben);
  const [late] = await heldUp(
    annasWriting(),
    () => [world.provider.ok(COMMENT, commentOn(postId), anna)],
    () => world.provider.ok(COMMENT, commentOn(postId), ben),
  );
  const target = { targetType: 'post', targetId: postId } as const;
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', target, ben);
  expect(list).toHaveLength(2);
  expect(list[0]?.commentId).toBe(late?.commentId);
});

test('so does what staff publish', async () => {
  const { postId } = await world.provider.ok(
    PUBLISH,
    draftOf({ text: '加我微信，价格好说' }),
    anna,
  );
  const { list } = await world.provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  const caseId = list.find(({ targetId }) => targetId === postId)?.caseId ?? '';
  const decision = { caseId, action: 'publish' } as const;
  let top = '';
  await heldUp(
    ['select 1 from posts where id = $1 for update', postId],
    () => [world.provider.ok('POST /ugc-api/moderation/decide.do', decision, staff.mia)],
    async () => {
      await world.provider.ok(PUBLISH, draftOf(), ben);
      top = (await world.provider.ok(FEED, { feed: 'latest' }, ben)).top ?? '';
    },
  );
  const newer = await world.provider.ok('GET /ugc-api/post/newer.do', { feed: 'latest', top }, ben);
  expect(newer).toEqual({ count: 1 });
});

test('a picture that is sent with several things at once belongs to one of them', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf(), ben);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();
  const { data } = await uploadTo(world.provider.url, picture, anna.token);
  const fileIds = [data.fileId];
  const report = { sourceId: postId, sourceType: 10, reason: 'other', fileIds } as const;
  const answers = await heldUp<{ readonly code: string }>(annasWriting(), () => [
    world.provider.call(PUBLISH, draftOf({ fileIds }), anna),
    world.provider.call(COMMENT, commentOn(postId, { fileIds }), anna),
    world.provider.call(REPORT, report, anna),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(
    [CODE.SUCCESS, COMMUNITY_CODE.PARAM_ERROR, COMMUNITY_CODE.PARAM_ERROR].sort(),
  );
  const { rows } = await database.query('select 1 from content_pictures where upload_id = $1', [
    data.fileId,
  ]);
  expect(rows).toHaveLength(1);
});

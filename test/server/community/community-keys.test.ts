import { Client } from 'pg';
import sharp from 'sharp';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { DAY } from '../../../server/kernel/clock';
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
import { uploadTo } from '../kit/worlds/uploading';
import { sqlNow } from '../../run-clock';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const EDIT = 'POST /ugc-api/post/edit.do';
const MINUTE = 60_000;

let world: CommunityWorld;
let staff: CommunityStaff;
let database: Client;
let anna: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createCommunity(2);
  [anna, ben] = world.people as [Caller, Caller];
  staff = await insertCommunityStaff(world);
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});
beforeEach(() => letWriteAgain(world));

const postOnce = async (idempotencyKey: string, as = anna, more = {}): Promise<string> =>
  (await world.provider.ok(PUBLISH, draftOf({ idempotencyKey, ...more }), as)).postId;
const commentOnce = async (idempotencyKey: string, as = anna, more = {}): Promise<string> => {
  const target = { targetType: 'article', targetId: ARTICLE } as const;
  const draft = { ...target, text: `看过了 ${newKey()}`, idempotencyKey, ...more };
  return (await world.provider.ok(COMMENT, draft, as)).commentId;
};
const rowsOf = async (table: 'posts' | 'comments', key: string) =>
  (
    await database.query<{ id: string; author_id: string; body: string }>(
      `select id, author_id, body from ${table} where idempotency_key = $1 order by author_id`,
      [key],
    )
  ).rows;

/** A picture that nobody has used. */
async function fileOf(who: Caller): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#00a' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return (await uploadTo(world.provider.url, picture, who.token)).data.fileId;
}

describe.each([
  ['post', 'posts', postOnce],
  ['comment', 'comments', commentOnce],
] as const)('the key of a %s', (_, table, write) => {
  test('is its author’s alone: another person’s same key makes another one', async () => {
    const key = newKey();
    const ids = [await write(key, anna), await write(key, ben)];
    const rows = await rowsOf(table, key);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
    expect(rows.map(({ author_id: id }) => id)).toEqual([...world.authorIds].sort());
  });

  test('answers the first, whatever a later draft says, and writes nothing of that', async () => {
    const key = newKey();
    const id = await write(key, anna, { text: '第一次的文字' });
    expect(await write(key, anna, { text: '另外一段文字' })).toBe(id);
    expect(await rowsOf(table, key)).toMatchObject([{ id, body: '第一次的文字' }]);
  });

  test('makes one of several that are sent at once', async () => {
    const key = newKey();
    const ids = await Promise.all([1, 2, 3, 4].map(() => write(key, anna)));
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(table, key)).toHaveLength(1);
  });

  test('answers the first again although its picture is used by now and its author may not write any more', async () => {
    const [key, fileId] = [newKey(), await fileOf(anna)];
    const id = await write(key, anna, { fileIds: [fileId] });
    expect(await write(key, anna, { fileIds: [fileId] })).toBe(id);
    const { decisionId } = await world.provider.ok(
      'POST /ugc-api/moderation/mute.do',
      { userId: world.authorIds[0] ?? '', days: 1, reason: 'abuse' },
      staff.mia,
    );
    expect(await write(key, anna, { fileIds: [fileId] })).toBe(id);
    await world.provider.ok('POST /ugc-api/moderation/undo.do', { decisionId }, staff.mia);
  });
});

test('a post and a comment under the same key are two things', async () => {
  const key = newKey();
  const ids = [await postOnce(key), await commentOnce(key)];
  expect(await rowsOf('posts', key)).toMatchObject([{ id: ids[0] }]);
  expect(await rowsOf('comments', key)).toMatchObject([{ id: ids[1] }]);
});

test('what was removed stays so when its call is repeated', async () => {
  const key = newKey();
  const postId = await postOnce(key);
  await world.provider.ok('POST /ugc-api/post/remove.do', { postId }, anna);
  expect(await postOnce(key)).toBe(postId);
  expect(await rowsOf('posts', key)).toHaveLength(1);
  const { code } = await world.provider.call(DETAIL, { postId }, anna);
  expect(code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);
});

describe('a post can be changed', () => {
  const edit = (postId: string) =>
    world.provider.call(EDIT, { postId, title: '', text: `改过 ${newKey()}` }, anna);
  /** Makes a post so old (ms). */
  const wasPublished = (postId: string, ago: number) =>
    database.query(
      `update posts set published_at = date_trunc('milliseconds', ${sqlNow()}) - $2 * interval '1 ms' where id = $1`,
      [postId, ago],
    );
  const seen = (postId: string, as = anna) => world.provider.ok(DETAIL, { postId }, as);

  test('for 24 hours from its publication, as its page says, and no change makes that longer', async () => {
    const postId = await postOnce(newKey());
    await wasPublished(postId, DAY - 10 * MINUTE);
    expect((await edit(postId)).code).toBe(CODE.SUCCESS);
    const { publishedAt, editableUntil, editedAt } = await seen(postId);
    expect(editedAt).not.toBeNull();
    expect(editableUntil).toBe(publishedAt + DAY);
    expect((await seen(postId, ben)).editableUntil).toBeNull();
    await wasPublished(postId, DAY + MINUTE);
    expect((await edit(postId)).data).toMatchObject({ reason: 'editWindow' });
    expect((await seen(postId)).editableUntil).toBeNull();
  });

  test('also while staff have it before them, and not once they have removed it', async () => {
    const postId = await postOnce(newKey(), anna, { text: '需要的加我微信，价格好说' });
    expect((await seen(postId)).state).toBe('held');
    expect((await edit(postId)).code).toBe(CODE.SUCCESS);
    expect((await seen(postId)).state).toBe('held');
    await database.query(`update posts set state = 'removed' where id = $1`, [postId]);
    expect((await edit(postId)).code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);
    expect((await seen(postId)).editableUntil).toBeNull();
  });
});

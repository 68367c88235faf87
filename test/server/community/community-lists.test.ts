import { COMMUNITY_CODE } from '@contract/errors';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  CIRCLE,
  createCommunity,
  draftOf,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

const MEMBERS = 'GET /ugc-api/circle/members.do';
const ANSWERS = 'GET /ugc-api/user/answers.do';
const MANY = 45;

let world: CommunityWorld;
let [anna, ben, dora]: Caller[] = [];

beforeAll(async () => {
  world = await createCommunity(3);
  [anna, ben, dora] = world.people;
});
afterAll(() => world?.stop());

const runSql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(world.testDatabase, ({ pool }) => pool.query(text, [...values]));
const authorOf = (index: number): string => world.authorIds[index] ?? '';

describe('members of a circle', () => {
  const members = (as: Caller | undefined, cursor?: string) =>
    world.provider.call(MEMBERS, { circleId: CIRCLE, ...(cursor ? { cursor } : {}) }, as);
  const join = (as: Caller | undefined, on = true) =>
    world.provider.ok('POST /ugc-api/circle/join.do', { circleId: CIRCLE, on }, as);
  const names = async (as: Caller | undefined): Promise<string[]> => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.provider.ok(
        MEMBERS,
        { circleId: CIRCLE, ...(cursor ? { cursor } : {}) },
        as,
      );
      seen.push(...page.list.map(({ userId }) => userId));
      cursor = page.next ?? undefined;
    } while (cursor);
    return seen;
  };

  test('are seen by members alone, the latest first, each once over all pages', async () => {
    await runSql(
      `insert into authors (id, nickname, head_img, created_at)
       select 'm' || n, '成员' || n, '', ${sqlNow()} from generate_series(1, $1) n`,
      [MANY],
    );
    // Many join in the same millisecond.
    await runSql(
      `insert into circle_members (author_id, circle_id, at)
       select 'm' || n, $1, date_trunc('hour', ${sqlNow()}) - (n / 10) * interval '1 minute'
       from generate_series(1, $2) n`,
      [CIRCLE, MANY],
    );
    expect(await members(anna)).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'notJoined' },
    });
    await join(anna);
    const seen = await names(anna);
    expect(seen).toHaveLength(MANY + 1);
    expect(new Set(seen).size).toBe(MANY + 1);
    expect(seen[0]).toBe(authorOf(0));
    await join(anna, false);
    expect((await members(anna)).code).toBe(COMMUNITY_CODE.STATUS_ERROR);
  });

  test('who has blocked one another are not listed to one another', async () => {
    await join(anna);
    await join(ben);
    const block = { userId: authorOf(1), on: true };
    await world.provider.ok('POST /ugc-api/user/block.do', block, anna);
    expect(await names(anna)).not.toContain(authorOf(1));
    expect(await names(ben)).not.toContain(authorOf(0));
    await world.provider.ok('POST /ugc-api/user/block.do', { ...block, on: false }, anna);
    expect(await names(ben)).toContain(authorOf(0));
  });

  test('of a circle that does not exist are none', async () => {
    const { code } = await world.provider.call(MEMBERS, { circleId: 'none' }, anna);
    expect(code).toBe(COMMUNITY_CODE.CIRCLE_NOT_FOUND);
  });
});

describe('answers of a doctor', () => {
  const answersOf = (index: number, as?: Caller) =>
    world.provider.ok(ANSWERS, { userId: authorOf(index) }, as);
  const ask = async (title: string): Promise<string> => {
    await letWriteAgain(world);
    const draft = draftOf({ kind: 'question', title, text: `${title} 怎么办` });
    return (await world.provider.ok('POST /ugc-api/post/publish.do', draft, anna)).postId;
  };
  const say = async (as: Caller | undefined, postId: string, text: string, replyToId?: string) => {
    await letWriteAgain(world);
    const target = { targetType: 'post', targetId: postId } as const;
    const draft = {
      ...target,
      text,
      idempotencyKey: newKey(),
      ...(replyToId ? { replyToId } : {}),
    };
    return (await world.provider.ok('POST /ugc-api/comment/publish.do', draft, as)).commentId;
  };

  test('are listed with what they answer, and nothing that is hidden or answers nobody’s post', async () => {
    await runSql(
      `update authors set user_type = 20, hospital = '某医院', title = '医师' where id = $1`,
      [authorOf(2)],
    );
    const [first, second, gone] = [await ask('发热'), await ask('起疹'), await ask('哭闹')];
    const toFirst = await say(dora, first, '多喝水');
    await say(dora, first, '再补充一句', toFirst);
    await say(ben, first, '我家也是');
    const toSecond = await say(dora, second, '先观察');
    await say(dora, gone, '已经没有的');
    await world.provider.ok('POST /ugc-api/post/remove.do', { postId: gone }, anna);
    const { list, next } = await answersOf(2);
    expect(next).toBeNull();
    expect(list.map(({ answer, post }) => [answer.commentId, post.title])).toEqual([
      [toSecond, '起疹'],
      [toFirst, '发热'],
    ]);
    expect((await answersOf(1)).list).toEqual([]);
    await world.provider.ok('POST /ugc-api/comment/remove.do', { commentId: toSecond }, dora);
    expect((await answersOf(2)).list).toHaveLength(1);
  });

  test('to somebody who has blocked the reader are not shown to the reader', async () => {
    const block = { userId: authorOf(1), on: true };
    await world.provider.ok('POST /ugc-api/user/block.do', block, anna);
    expect((await answersOf(2, ben)).list).toEqual([]);
    expect((await answersOf(2)).list).toHaveLength(1);
  });
});

test('a block ends following both ways, of whoever blocks, and the counters follow', async () => {
  const pair = [
    [ben, 1],
    [dora, 2],
  ] as const;
  const FOLLOW = 'POST /ugc-api/user/follow.do';
  const followsOf = async (as: Caller | undefined, index: number) => {
    const names = async (relation: 'followed' | 'followers') =>
      (await world.provider.ok('GET /ugc-api/user/list.do', { relation }, as)).list.map(
        ({ userId }) => userId,
      );
    const { following, followers } = await world.provider.ok(
      'GET /ugc-api/user/detail.do',
      { userId: authorOf(index) },
      as,
    );
    const [followed, by] = [await names('followed'), await names('followers')];
    return { following, followers, followed, by };
  };
  const [one, other] = pair;
  for (const [[blocker, mine], [blocked, theirs]] of [
    [one, other],
    [other, one],
  ] as const) {
    await world.provider.ok(FOLLOW, { userId: authorOf(theirs), on: true }, blocker);
    await world.provider.ok(FOLLOW, { userId: authorOf(mine), on: true }, blocked);
    const [a, b] = [[authorOf(mine)], [authorOf(theirs)]];
    const both = { following: 1, followers: 1 };
    expect(await followsOf(blocker, mine)).toEqual({ ...both, followed: b, by: b });
    expect(await followsOf(blocked, theirs)).toEqual({ ...both, followed: a, by: a });
    const block = { userId: authorOf(theirs), on: true };
    await world.provider.ok('POST /ugc-api/user/block.do', block, blocker);
    const none = { following: 0, followers: 0, followed: [], by: [] };
    expect(await followsOf(blocker, mine)).toEqual(none);
    expect(await followsOf(blocked, theirs)).toEqual(none);
    await world.provider.ok('POST /ugc-api/user/block.do', { ...block, on: false }, blocker);
    expect(await followsOf(blocked, theirs)).toEqual(none);
  }
});

test('a post names the product of its vaccine, in the reader’s language', async () => {
  await letWriteAgain(world);
  const { provider } = world;
  const { rows } = await runSql(
    `select id, vaccine_code, short_name from products order by sort, id limit 1`,
  );
  const [product] = rows as { id: string; vaccine_code: string; short_name: { zh: string } }[];
  if (!product) throw new Error('There is no product.');
  const about = { vaccineCode: product.vaccine_code };
  const { postId } = await provider.ok('POST /ugc-api/post/publish.do', draftOf(about), anna);
  const { vaccine } = await provider.ok('GET /ugc-api/post/detail.do', { postId }, anna);
  expect(vaccine).toEqual({ vaccId: product.id, name: product.short_name.zh });
  await runSql(`update posts set vaccine_code = 'no-longer-sold' where id = $1`, [postId]);
  expect((await provider.ok('GET /ugc-api/post/detail.do', { postId }, anna)).vaccine).toBeNull();
});

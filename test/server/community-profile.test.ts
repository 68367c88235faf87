import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { createCommunity, draftOf, newKey } from './community-world';
import type { CommunityWorld } from './community-world';
import type { Caller } from './booking-world';

let world: CommunityWorld;
let [anna, ben, cleo]: Caller[] = [];

beforeAll(async () => {
  world = await createCommunity(3, { kind: 'pglite' });
  [anna, ben, cleo] = world.people;
});
afterAll(() => world?.stop());

const UPDATE = 'POST /ugc-api/user/update.do';
const authorOf = (as: Caller | undefined) =>
  world.provider.ok('GET /ugc-api/user/detail.do', { userId: world.authorIds[0] ?? '' }, as);

test('a decorative picture is chosen; what is not given stays, and others see it', async () => {
  await world.provider.ok(UPDATE, { intro: '两个孩子' }, anna);
  await world.provider.ok(UPDATE, { headImg: '/pictures/decoration/3d-8.svg' }, anna);
  expect(await authorOf(ben)).toMatchObject({
    nickname: '作者1',
    intro: '两个孩子',
    headImg: '/pictures/decoration/3d-8.svg',
    shielded: false,
  });
});

test.each([
  '/pictures/decoration/3d-9.svg',
  'https://elsewhere.example/a.png',
  '/pictures/decoration/../../x.svg',
])('%s is no picture to choose', async (headImg) => {
  const before = await authorOf(ben);
  const { code } = await world.provider.call(UPDATE, { headImg }, anna);
  expect(code).toBe(COMMUNITY_CODE.PARAM_ERROR);
  expect(await authorOf(ben)).toEqual(before);
});

const FOLLOW = 'POST /ugc-api/user/follow.do';
const follow = (as: Caller | undefined, whom: number, on = true) =>
  world.provider.ok(FOLLOW, { userId: world.authorIds[whom] ?? '', on }, as);

test('whoever shields their posts is answered by the people whom they follow, not by those who follow them', async () => {
  const { postId } = await world.provider.ok('POST /ugc-api/post/publish.do', draftOf(), anna);
  const comment = async (as: Caller | undefined): Promise<string> => {
    const text = `说得好 ${newKey()}`;
    const form = { targetType: 'post', targetId: postId, text, idempotencyKey: newKey() } as const;
    const { code, data } = await world.provider.call('POST /ugc-api/comment/publish.do', form, as);
    return code === CODE.SUCCESS ? 'done' : ((data as { reason?: string } | null)?.reason ?? code);
  };
  await world.provider.ok(UPDATE, { shielded: true }, anna);
  await follow(anna, 1);
  await follow(cleo, 0);
  expect([await comment(ben), await comment(cleo)]).toEqual(['done', 'shielded']);
  await world.provider.ok(UPDATE, { shielded: false }, anna);
  expect(await comment(cleo)).toBe('done');
});

test('a block ends following both ways, for both counts', async () => {
  await follow(anna, 1);
  await follow(ben, 0);
  const counts = async (whom: number) => {
    const userId = world.authorIds[whom] ?? '';
    const { followers, following } = await world.provider.ok(
      'GET /ugc-api/user/detail.do',
      { userId },
      cleo,
    );
    return [followers, following];
  };
  const [[followers = 0, following = 0], [others = 0, theirs = 0]] = [
    await counts(0),
    await counts(1),
  ];
  const block = { userId: world.authorIds[1] ?? '', on: true };
  await world.provider.ok('POST /ugc-api/user/block.do', block, anna);
  expect([await counts(0), await counts(1)]).toEqual([
    [followers - 1, following - 1],
    [others - 1, theirs - 1],
  ]);
  await world.provider.ok('POST /ugc-api/user/block.do', { ...block, on: false }, anna);
  const again = await world.provider.ok(
    'GET /ugc-api/user/detail.do',
    { userId: world.authorIds[0] ?? '' },
    ben,
  );
  expect(again.followed).toBe(false);
});

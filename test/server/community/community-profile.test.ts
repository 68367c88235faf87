import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { createCommunity, draftOf, newKey } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import type { Caller } from '../kit/worlds/booking-world';

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

test.each([
  [{ nickname: '官·方客·服' }, '不能自称官方'],
  [{ nickname: '醫生小王' }, '不能自称官方'],
  [{ nickname: '小安✓' }, '不能带认证标记'],
  [{ intro: '退款专员，有问题找我' }, '不能自称官方'],
  [{ intro: '我是儿科医生' }, '不能自称官方'],
])('%j, which claims what nobody has checked, is refused by name', async (change, says) => {
  const before = await authorOf(ben);
  const { code, msg } = await world.provider.call(UPDATE, change, anna);
  expect(code).toBe(COMMUNITY_CODE.FAIL);
  expect(msg).toContain(says);
  expect(await authorOf(ben)).toEqual(before);
});

test('a nickname with a sign that cannot be seen is refused, one with a picture is taken', async () => {
  const { code, msg } = await world.provider.call(UPDATE, { nickname: '小\u200b安' }, anna);
  expect(code).toBe(COMMUNITY_CODE.PARAM_ERROR);
  expect(msg).toContain('看不见的字符');
  await world.provider.ok(UPDATE, { nickname: '小安❤️' }, anna);
  expect((await authorOf(ben)).nickname).toBe('小安❤️');
});

const RENAME = 'POST /passport/user/updateNickName.do';
test.each(['客_服', 'Dr. Wang', '小\u200b安'])('no account is called %j', async (nickName) => {
  const { code } = await world.provider.call(RENAME, { nickName }, anna);
  expect(code).toBe(CODE.PARAMETERS);
});

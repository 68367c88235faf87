import { COMMUNITY_CODE } from '@contract/errors';
import { createCommunity } from './community-world';
import type { CommunityWorld } from './community-world';
import type { Caller } from './booking-world';

let world: CommunityWorld;
let [anna, ben]: Caller[] = [];

beforeAll(async () => {
  world = await createCommunity(2, { kind: 'pglite' });
  [anna, ben] = world.people;
});
afterAll(() => world.stop());

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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, draftOf, letWriteAgain, newKey } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { temporaryDirectory, removeDirectory } from '../kit/temporary-directory';

const INIT = 'GET /ugc-api/user/init.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const PROFILE = 'GET /ugc-api/user/detail.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const BEIJING = '192.0.2.1';
const SHANGHAI = '198.51.100.9';
const UNKNOWN = '203.0.113.7';

let world: CommunityWorld;
let anna: Caller;
let ben: Caller;
let directory: string;

const from = (as: Caller, address: string) => ({
  ...as,
  headers: { 'x-forwarded-for': address },
});
const publishFrom = async (address: string): Promise<string> =>
  (await world.provider.ok('POST /ugc-api/post/publish.do', draftOf(), from(anna, address))).postId;
const provinceOfPost = async (postId: string) =>
  (await world.provider.ok(DETAIL, { postId })).author?.province;
const profile = async (index: number) =>
  (await world.provider.ok(PROFILE, { userId: world.authorIds[index] ?? '' })).province;

beforeAll(async () => {
  directory = temporaryDirectory('provinces');
  const file = join(directory, 'provinces.csv');
  writeFileSync(file, '192.0.2.0,192.0.2.255,110000\n198.51.100.0,198.51.100.255,31\n');
  world = await createCommunity(2, { env: { PROVINCE_FILE: file, TRUST_PROXY: '1' } });
  [anna, ben] = world.people as [Caller, Caller];
});
afterAll(async () => {
  await world?.stop();
  removeDirectory(directory);
});
beforeEach(() => letWriteAgain(world));

test('a post keeps the province it was written from; the profile shows the latest', async () => {
  const first = await publishFrom(BEIJING);
  await letWriteAgain(world);
  const second = await publishFrom(SHANGHAI);
  expect([await provinceOfPost(first), await provinceOfPost(second), await profile(0)]).toEqual([
    '11',
    '31',
    '31',
  ]);
  const { list } = await world.provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  expect(list.find(({ postId }) => postId === first)?.author?.province).toBe('11');
});

test('a comment shows where it was written from, not where its post was', async () => {
  const postId = await publishFrom(BEIJING);
  const comment = {
    targetType: 'post',
    targetId: postId,
    text: '好的',
    idempotencyKey: newKey(),
  } as const;
  await world.provider.ok(COMMENT, comment, from(ben, SHANGHAI));
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', {
    targetType: 'post',
    targetId: postId,
  });
  expect(list[0]?.author?.province).toBe('31');
});

test('opening the app is enough for the profile, and an address that is in no range shows nothing', async () => {
  await world.provider.ok(INIT, {}, from(ben, BEIJING));
  expect(await profile(1)).toBe('11');
  expect(await provinceOfPost(await publishFrom(UNKNOWN))).toBeNull();
  expect(await profile(0)).toBeNull();
});

test('only the proxy says where a client is: what the client puts in front does not count', async () => {
  await world.provider.ok(INIT, {}, from(ben, `${SHANGHAI}, ${BEIJING}`));
  expect(await profile(1)).toBe('11');
});

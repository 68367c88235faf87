import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, draftOf } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';

let world: CommunityWorld;
beforeAll(async () => {
  world = await createCommunity(1);
});
afterAll(() => world?.stop());

test('a long post is cut between characters, never within one', async () => {
  const [author] = world.people as [Caller];
  const start = '宝'.repeat(159);
  const text = `${start}😀，今天带宝宝打了疫苗，一切顺利`;
  const { postId } = await world.provider.ok(
    'POST /ugc-api/post/publish.do',
    draftOf({ text }),
    author,
  );
  const detail = await world.provider.ok('GET /ugc-api/post/detail.do', { postId }, author);
  expect(detail.excerpt).toBe(`${start}😀`);
});

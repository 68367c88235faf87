import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import type { Caller } from '../kit/worlds/booking-world';
import { inDatabase } from '../kit/worlds/booking-world';
import { createCommunity, draftOf, letWriteAgain } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import {
  createPictureWorld,
  enterMiniProgram,
  push,
  requested,
  resultOf,
  tracesOf,
  uploaded,
} from './picture-check-world';
import type { PictureWorld } from './picture-check-world';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';

describe('two processes on one database', () => {
  const POSTS = 6;
  let pictureWorld: PictureWorld;
  let second: Provider;
  let people: readonly Caller[];
  beforeAll(async () => {
    pictureWorld = await createPictureWorld(POSTS, { hasAlipay: false });
    second = await startOn(pictureWorld.world.testDatabase, pictureWorld.env);
    people = pictureWorld.world.people;
    for (const each of people) await enterMiniProgram(pictureWorld, each);
  });
  afterAll(async () => {
    await second?.halt();
    await pictureWorld?.stop();
  });

  test('request each check once, and either takes its result', async () => {
    const posts = await Promise.all(
      people.map(async (as, index) => {
        const fileId = await uploaded(pictureWorld, as);
        const through = index % 2 === 0 ? pictureWorld.world.provider : second;
        const { postId } = await through.ok(PUBLISH, draftOf({ fileIds: [fileId] }), as);
        return { as, postId, fileId, trace: await requested(pictureWorld, fileId) };
      }),
    );
    expect(posts.map(({ fileId }) => tracesOf(pictureWorld, fileId).length)).toEqual(
      posts.map(() => 1),
    );
    const other = { ...pictureWorld, world: { ...pictureWorld.world, provider: second } };
    await Promise.all(
      posts.map(({ trace }, index) =>
        push(index % 2 === 0 ? other : pictureWorld, resultOf(trace, 'pass')),
      ),
    );
    for (const { postId } of posts)
      for (const provider of [pictureWorld.world.provider, second])
        expect((await provider.ok(DETAIL, { postId })).state).toBe('published');
  });
});

describe('the simulated WeChat, without an app id', () => {
  let world: CommunityWorld;
  beforeAll(async () => {
    world = await createCommunity(1, { env: { WECHAT_PICTURE_HOST: 'https://m.example.com' } });
  });
  afterAll(() => world?.stop());

  test('pushes the result of a picture’s check, so that the post appears', async () => {
    const [anna] = world.people as [Caller];
    await inDatabase(world.testDatabase, ({ pool }) =>
      pool.query(`insert into identities (platform, subject, user_id) values ('weapp', $1, $2)`, [
        openidOf('any', anna.userId),
        anna.userId,
      ]),
    );
    await letWriteAgain(world);
    const fileId = await uploaded({ world }, anna);
    const { postId, state } = await world.provider.ok(
      PUBLISH,
      draftOf({ fileIds: [fileId] }),
      anna,
    );
    expect(state).toBe('checking');
    await until(
      () => world.provider.call(DETAIL, { postId }),
      ({ code }) => code === CODE.SUCCESS,
    );
  });
});

import { CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff } from '../kit/worlds/community-world';
import {
  createPictureWorld,
  enterMiniProgram,
  push,
  requested,
  resultOf,
  uploaded,
} from './picture-check-world';
import type { PictureWorld } from './picture-check-world';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const QUEUE = 'GET /ugc-api/moderation/queue.do';
const WITHDRAW = 'POST /personal/consent/withdraw.do';
/** What a rule holds for staff. */
const AD = '需要的加微信 abc，价格好说';

let pictureWorld: PictureWorld;
let staff: CommunityStaff;
/** In WeChat's mini-program. */
let anna: Caller;
/** A reader, on the web site. */
let ben: Caller;

beforeAll(async () => {
  pictureWorld = await createPictureWorld(2);
  [anna, ben] = pictureWorld.world.people as [Caller, Caller];
  staff = await insertCommunityStaff(pictureWorld.world);
  await enterMiniProgram(pictureWorld, anna);
});
afterAll(() => pictureWorld?.stop());

const publish = async (more: Parameters<typeof draftOf>[0], as = anna) => {
  await letWriteAgain(pictureWorld.world);
  return pictureWorld.world.provider.ok(PUBLISH, draftOf(more), as);
};
const isSeen = async (postId: string, as = ben): Promise<boolean> =>
  (await pictureWorld.world.provider.call(DETAIL, { postId }, as)).code === CODE.SUCCESS;
const queue = async () => {
  const { list } = await pictureWorld.world.provider.ok(QUEUE, {}, staff.mia);
  return list.map(({ targetId }) => targetId);
};

test('what waits for a check or for staff when its author withdraws is published by neither; what was published stays', async () => {
  const shown = await publish({ text: '今天带孩子打了疫苗' });
  const bens = await publish({ text: AD }, ben);
  const fileId = await uploaded(pictureWorld, anna);
  const checking = await publish({ text: '打完疫苗的胳膊', fileIds: [fileId] });
  const trace = await requested(pictureWorld, fileId);
  const held = await publish({ text: AD });
  await letWriteAgain(pictureWorld.world);
  const comment = await pictureWorld.world.provider.ok(
    COMMENT,
    { targetType: 'post', targetId: shown.postId, text: AD, idempotencyKey: newKey() },
    anna,
  );
  expect([shown, checking, held, comment].map(({ state }) => state)).toEqual([
    'published',
    'checking',
    'held',
    'held',
  ]);
  expect((await queue()).sort()).toEqual([bens.postId, held.postId, comment.commentId].sort());

  await pictureWorld.world.provider.ok(WITHDRAW, { purpose: 'community', id: '' }, anna);

  expect(await push(pictureWorld, resultOf(trace, 'pass'))).toBe(200);
  expect(await queue()).toEqual([bens.postId]);
  for (const { postId } of [checking, held])
    expect([await isSeen(postId), await isSeen(postId, anna)]).toEqual([false, false]);
  expect(await isSeen(shown.postId)).toBe(true);
});

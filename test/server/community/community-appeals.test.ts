import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';

/** What becomes of an appeal when the decision is undone at the same time, and of what was never shown. */

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const APPEAL = 'POST /ugc-api/appeal/save.do';
const SETTLE = 'POST /ugc-api/moderation/settleAppeal.do';
const UNDO = 'POST /ugc-api/moderation/undo.do';
/** What a rule holds for staff. */
const AD = '需要的加微信 abc，价格好说';

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createCommunity(2);
  [anna, ben] = world.people as [Caller, Caller];
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());

const caseOf = async (targetId: string) => {
  const { list } = await world.provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  return list.find((each) => each.targetId === targetId);
};

/** A post that was held, which nobody else has seen, or a reported one; removed by staff. */
async function removedPost(kind: 'held' | 'reported') {
  await letWriteAgain(world);
  const draft = draftOf(kind === 'held' ? { text: `${AD} ${Math.random()}` } : {});
  const { postId } = await world.provider.ok(PUBLISH, draft, anna);
  const report = { sourceId: postId, sourceType: 10, reason: 'spam' } as const;
  if (kind === 'reported') await world.provider.ok('POST /ugc-api/report/save.do', report, ben);
  const caseId = (await caseOf(postId))?.caseId ?? '';
  const { decisionId } = await world.provider.ok(
    'POST /ugc-api/moderation/decide.do',
    { caseId, action: 'remove', reason: 'spam' },
    staff.mia,
  );
  return { postId, decisionId };
}

const isSeen = async (postId: string): Promise<boolean> =>
  (await world.provider.call(DETAIL, { postId }, ben)).code === CODE.SUCCESS;
const appealAgainst = async (decisionId: string): Promise<string> => {
  const appeal = { decisionId, text: '请再看看' };
  return (await world.provider.ok(APPEAL, appeal, anna)).appealId;
};
const newestOf = async (person: Caller): Promise<string | undefined> =>
  (await world.provider.ok('GET /message/message/pageList.do', {}, person)).list[0]?.title;

test('nobody appeals against a decision that was undone', async () => {
  const { postId, decisionId } = await removedPost('reported');
  await world.provider.ok(UNDO, { decisionId }, staff.noah);
  expect(await isSeen(postId)).toBe(true);
  const refused = await world.provider.call(APPEAL, { decisionId, text: '请再看看' }, anna);
  expect(refused).toMatchObject({
    code: COMMUNITY_CODE.STATUS_ERROR,
    data: { reason: 'undone' },
  });
});

test.each([true, false])(
  'an appeal is settled also when its decision was undone meanwhile (accepted: %s)',
  async (accepted) => {
    const { postId, decisionId } = await removedPost('reported');
    const appealId = await appealAgainst(decisionId);
    await world.provider.ok(UNDO, { decisionId }, staff.noah);
    await world.provider.ok(SETTLE, { appealId, accepted }, staff.noah);
    expect(await isSeen(postId)).toBe(true);
    expect(await newestOf(anna)).toBe(accepted ? '申诉通过' : '申诉未通过');
    const { list } = await world.provider.ok('GET /ugc-api/moderation/appeals.do', {}, staff.mia);
    expect(list.map((each) => each.appealId)).not.toContain(appealId);
  },
);

test('an accepted appeal shows what was held before it was removed', async () => {
  const { postId, decisionId } = await removedPost('held');
  const appealId = await appealAgainst(decisionId);
  await world.provider.ok(SETTLE, { appealId, accepted: true }, staff.noah);
  expect(await isSeen(postId)).toBe(true);
  expect(await caseOf(postId)).toBeUndefined();
});

test('what was held before it was removed is held again where staff undo that', async () => {
  const { postId, decisionId } = await removedPost('held');
  await world.provider.ok(UNDO, { decisionId }, staff.noah);
  expect(await isSeen(postId)).toBe(false);
  expect(await caseOf(postId)).toMatchObject({ hidden: true, reasons: ['undone'] });
});

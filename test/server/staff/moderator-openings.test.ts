import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';

const ACCESSES = 'GET /personal/access/pageList.do';
const POST = 10;

let world: CommunityWorld;
let staff: CommunityStaff;
let author: Caller;
let reporter: Caller;
let reader: Caller;

beforeAll(async () => {
  world = await createCommunity(3);
  [author, reporter, reader] = world.people as [Caller, Caller, Caller];
  staff = await insertCommunityStaff(world);
  // A moderator of the operator's own belongs to no clinic.
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update staff set depa_code = null where id = 'mia'`),
  );
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const accessesOf = async ({ token }: Caller) =>
  (await world.provider.ok(ACCESSES, {}, { token })).list.map(({ part, clinic, orderId }) => ({
    part,
    clinic,
    orderId,
  }));
const OPENED = { part: 'moderation', clinic: '', orderId: '' };
const forget = (): Promise<unknown> =>
  inDatabase(world.testDatabase, ({ pool }) => pool.query('delete from record_accesses'));

test('whose words a moderator reads can see that, and who reported them as well', async () => {
  const { provider } = world;
  const { postId } = await provider.ok('POST /ugc-api/post/publish.do', draftOf(), author);
  const report = {
    sourceId: postId,
    sourceType: POST,
    reason: 'other',
    explain: '看不懂',
  } as const;
  await provider.ok('POST /ugc-api/report/save.do', report, reporter);
  expect(await accessesOf(author)).toEqual([]);

  const { list } = await provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  const caseId = list.find(({ targetId }) => targetId === postId)?.caseId ?? '';
  expect(await accessesOf(author)).toEqual([OPENED]);
  expect(await accessesOf(reporter)).toEqual([]);

  await forget();
  await provider.ok('GET /ugc-api/moderation/case.do', { caseId }, staff.mia);
  expect(await accessesOf(author)).toEqual([OPENED]);
  expect(await accessesOf(reporter)).toEqual([OPENED]);

  await forget();
  const word = world.authorIds[0] ?? '';
  await provider.ok('GET /ugc-api/moderation/authors.do', { word }, staff.mia);
  expect(await accessesOf(author)).toEqual([OPENED]);

  await forget();
  const decide = { caseId, action: 'remove', reason: 'other' } as const;
  await provider.ok('POST /ugc-api/moderation/decide.do', decide, staff.mia);
  await provider.ok('GET /ugc-api/moderation/log.do', {}, staff.mia);
  expect(await accessesOf(author)).toEqual([OPENED]);
  expect(await accessesOf(reader)).toEqual([]);
});

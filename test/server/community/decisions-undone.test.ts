import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import { DAY } from '../../../server/kernel/clock';
import { inDatabase, insertCallers } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  CIRCLE,
  createCommunity,
  insertAuthors,
  insertCommunityStaff,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';

const UNDO = 'POST /ugc-api/moderation/undo.do';
const SAVE_CIRCLE = 'POST /ugc-api/moderation/saveCircle.do';
const VERIFY = 'POST /ugc-api/moderation/verify.do';

let world: CommunityWorld;
let staff: CommunityStaff;

beforeAll(async () => {
  world = await createCommunity(1);
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());

/** Somebody on whom nothing has been decided. */
const newcomer = (): Promise<{ readonly person: Caller; readonly userId: string }> =>
  inDatabase(world.testDatabase, async (database) => {
    const callers = await insertCallers(database, 1);
    const [userId = ''] = await insertAuthors(database, callers);
    return { person: callers[0] as Caller, userId };
  });

const undo = (decisionId = ''): Promise<unknown> =>
  world.provider.ok(UNDO, { decisionId }, staff.noah);

/** Days of a mute, `unmute`, or the place of the step whose decision is undone. */
type Step = number | 'unmute' | { readonly undo: number };

/** Whole days from now until the author's mute ends; null: not muted. */
async function daysMuted(person: Caller): Promise<number | null> {
  const { forbiddenEndTime } = await world.provider.ok('GET /ugc-api/user/init.do', {}, person);
  if (forbiddenEndTime === null) return null;
  return forbiddenEndTime === MUTED_FOR_EVER
    ? Infinity
    : Math.ceil((forbiddenEndTime - Date.now()) / DAY);
}

async function take(step: Step, userId: string, ids: readonly string[]): Promise<string> {
  if (typeof step === 'object') {
    await undo(ids[step.undo]);
    return '';
  }
  const { decisionId } =
    step === 'unmute'
      ? await world.provider.ok('POST /ugc-api/moderation/unmute.do', { userId }, staff.mia)
      : await world.provider.ok(
          'POST /ugc-api/moderation/mute.do',
          { userId, days: step as 0 | 1 | 7 | 30, reason: 'abuse' },
          staff.mia,
        );
  return decisionId;
}

const MUTES: readonly [string, readonly Step[], readonly (number | null)[]][] = [
  ['the first is undone, then the second', [1, 7, { undo: 0 }, { undo: 1 }], [1, 7, 7, null]],
  ['the second is undone, then the first', [1, 7, { undo: 1 }, { undo: 0 }], [1, 7, 1, null]],
  ['the longer of two is undone', [30, 1, { undo: 0 }, { undo: 1 }], [30, 30, 1, null]],
  [
    'of three the middle one is undone first',
    [1, 0, 7, { undo: 1 }, { undo: 2 }],
    [1, Infinity, Infinity, 7, 1],
  ],
  ['an end of mutes is undone', [7, 'unmute', { undo: 1 }, { undo: 0 }], [7, null, 7, null]],
  [
    'a mute before an end of mutes is undone',
    [7, 'unmute', { undo: 0 }, { undo: 1 }],
    [7, null, null, null],
  ],
  [
    'a mute after an end of mutes is undone',
    [30, 'unmute', 7, { undo: 2 }, { undo: 1 }],
    [30, null, 7, null, 30],
  ],
];

test.each(MUTES)('each mute stands or is undone by itself: %s', async (_name, steps, expected) => {
  const { person, userId } = await newcomer();
  const ids: string[] = [];
  const seen: (number | null)[] = [];
  for (const step of steps) {
    ids.push(await take(step, userId, ids));
    seen.push(await daysMuted(person));
  }
  expect(seen).toEqual(expected);
});

test('two mutes that are undone at the same moment both are', async () => {
  const { person, userId } = await newcomer();
  const ids = [await take(7, userId, []), await take(30, userId, [])];
  await Promise.all(ids.map(undo));
  expect(await daysMuted(person)).toBeNull();
});

test('an accepted appeal against one mute leaves the other', async () => {
  const { person, userId } = await newcomer();
  const [, longer] = [await take(1, userId, []), await take(30, userId, [])];
  const { appealId } = await world.provider.ok(
    'POST /ugc-api/appeal/save.do',
    { decisionId: longer, text: '没有骂人' },
    person,
  );
  const settled = { appealId, accepted: true } as const;
  await world.provider.ok('POST /ugc-api/moderation/settleAppeal.do', settled, staff.noah);
  expect(await daysMuted(person)).toBe(1);
});

describe('each verification stands or is undone by itself', () => {
  const doctor = { userType: 20, hospital: '医院', title: '护士' } as const;
  const verifyTwice = async () => {
    const { userId } = await newcomer();
    const first = await world.provider.ok(VERIFY, { userId, ...doctor }, staff.mia);
    const second = await world.provider.ok(VERIFY, { userId, userType: 30 }, staff.noah);
    const now = () => world.provider.ok('GET /ugc-api/user/detail.do', { userId });
    return { first: first.decisionId, second: second.decisionId, now };
  };

  test('the first one first', async () => {
    const { first, second, now } = await verifyTwice();
    await undo(first);
    expect(await now()).toMatchObject({ userType: 30, hospital: null });
    await undo(second);
    expect(await now()).toMatchObject({ userType: 10, hospital: null, title: null });
  });

  test('the second one first', async () => {
    const { first, second, now } = await verifyTwice();
    await undo(second);
    expect(await now()).toMatchObject(doctor);
    await undo(first);
    expect(await now()).toMatchObject({ userType: 10, hospital: null, title: null });
  });

  test('one that the operator has replaced since changes nothing any more', async () => {
    const { second, now } = await verifyTwice();
    const { userId } = await now();
    await inDatabase(world.testDatabase, ({ pool }) =>
      pool.query('update authors set user_type = 40 where id = $1', [userId]),
    );
    await undo(second);
    expect(await now()).toMatchObject({ userType: 40 });
  });
});

describe('each change of a circle stands or is undone by itself', () => {
  const texts = async () => {
    const { list } = await world.provider.ok('GET /ugc-api/circle/list.do', undefined);
    return list.find(({ circleId }) => circleId === CIRCLE)?.name;
  };
  const rename = async (name: string) => {
    const change = { circleId: CIRCLE, name, intro: '' };
    return (await world.provider.ok(SAVE_CIRCLE, change, staff.mia)).decisionId;
  };

  test('the first one first', async () => {
    const before = await texts();
    const [first, second] = [await rename('新手父母'), await rename('年轻父母')];
    await undo(first);
    expect(await texts()).toBe('年轻父母');
    await undo(second);
    expect(await texts()).toBe(before);
  });

  test('a name that another circle has taken meanwhile is not given back', async () => {
    const before = (await texts()) ?? '';
    const decisionId = await rename('父母之家');
    await world.provider.ok(SAVE_CIRCLE, { name: before, intro: '' }, staff.mia);
    const refused = await world.provider.call(UNDO, { decisionId }, staff.noah);
    expect(refused).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'nameTaken' },
    });
    expect(await texts()).toBe('父母之家');
    const log = await world.provider.ok('GET /ugc-api/moderation/log.do', {}, staff.mia);
    const logged = log.list.find((each) => each.decisionId === decisionId);
    expect(logged).toMatchObject({ undoneAt: null, undoable: true });
  });
});

test('of several circles of one name made at once there is one', async () => {
  const circle = { name: '同名圈子', intro: '一起问' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => world.provider.call(SAVE_CIRCLE, circle, staff.mia)),
  );
  const refused = answers.filter(({ code }) => code !== CODE.SUCCESS);
  expect(refused).toHaveLength(5);
  for (const { data } of refused) expect(data).toEqual({ reason: 'nameTaken' });
});

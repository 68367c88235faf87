import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import { shareMember } from '../kit/share-member';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';
import { bookingOf, dayFrom, KINDS, readLedger } from '../kit/worlds/booking-world';
import { until } from '../kit/until';

/** Families on each database, and rounds of each; in every round both parents do something at once. */
const FAMILIES = Number(process.env.INTERLEAVINGS || 12);
const ROUNDS = 8;
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const MOVE = 'POST /order/subscribe/update.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const ORDER = 'GET /order/subscribe/clientDetail.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const reason = 'time' as const;
const ALL = { pageSize: 50 } as const;

/** Days of each family's own slots, one place in each. */
const OWN_DAYS = [3, 4, 5] as const;
const timeOf = (minutes: number): string =>
  `${String(10 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const SLOTS = Array.from({ length: FAMILIES }, (_, family) =>
  OWN_DAYS.map((days) => ({
    ...{ day: dayFrom(days), capacity: 1 },
    ...{ startTime: timeOf(family), endTime: timeOf(family + 1) },
  })),
).flat();
/** Index of the first of them. */
const FIRST = 6;

jest.setTimeout(600_000);

/** Numbers that look random, the same for a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const EXPECTED: readonly string[] = [
  CODE.SUCCESS,
  CODE.DUPLICATE_ORDER,
  CODE.SLOT_FULL,
  CODE.ORDER_STATE,
  CODE.NO_CHANGES_LEFT,
  CODE.NOT_FOUND,
];

/** Two parents, the slots of their child, and whether the second one has access. */
interface Family {
  readonly owner: Parent;
  readonly other: Parent;
  readonly slotIds: readonly number[];
  isShared: boolean;
}

const ordersOf = async ({ provider }: CaregiverWorld, { owner }: Family) =>
  (await provider.ok('GET /order/subscribe/pageList.do', ALL, owner)).list.map(
    ({ orderId: id, status }) => ({ id, status }),
  );

/** A step of one parent. @returns its code */
async function step(
  world: CaregiverWorld,
  family: Family,
  who: Parent,
  pick: (below: number) => number,
): Promise<string> {
  const { provider } = world;
  const { owner, other, slotIds } = family;
  const { linkmanId } = owner;
  const orders = await ordersOf(world, family);
  const order = orders[pick(Math.max(1, orders.length))];
  const slotId = slotIds[pick(slotIds.length)] ?? 0;
  const which = pick(10);
  if (which < 4 || !order) return (await provider.call(BOOK, bookingOf(owner, slotId), who)).code;
  const { id: orderId } = order;
  if (which < 6) return (await provider.call(MOVE, { orderId, slotId }, who)).code;
  if (which < 8) return (await provider.call(CANCEL, { orderId, reason }, who)).code;
  if (!family.isShared) return (await provider.call(ORDER, { orderId }, who)).code;
  if (who === other) {
    const left = await provider.call('POST /linkman/caregiver/leave.do', { linkmanId }, other);
    family.isShared = false;
    return left.code;
  }
  const shown = await provider.call(SHOW, { linkmanId }, owner);
  const caregiverId = shown.data?.caregivers[0]?.caregiverId ?? 'none';
  const input = { linkmanId, caregiverId };
  const removed = await provider.call('POST /linkman/caregiver/remove.do', input, owner);
  family.isShared = false;
  return removed.code;
}

async function checkFamily(world: CaregiverWorld, family: Family): Promise<void> {
  const { provider } = world;
  const { owner, other } = family;
  const { linkmanId } = owner;
  const orders = await ordersOf(world, family);
  const active = orders.filter(({ status }) => ['BOOKED', 'PENDING_CONFIRM'].includes(status));
  expect(active.length).toBeLessThanOrEqual(1);
  const expected = family.isShared ? CODE.SUCCESS : CODE.NOT_FOUND;
  for (const { id: orderId } of orders)
    expect((await provider.call(ORDER, { orderId }, other)).code).toBe(expected);
  const plan = await provider.call('GET /vaccine/plan/detail.do', { linkmanId }, other);
  expect(plan.code).toBe(expected);
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', ALL, other);
  expect(list.length).toBe(family.isShared ? orders.length : 0);
}

/** What is stored names nobody but the two of them, and the log is in order. */
async function checkLog(world: CaregiverWorld, { owner }: Family): Promise<void> {
  const { log } = await world.provider.ok(SHOW, { linkmanId: owner.linkmanId }, owner);
  const times = log.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => b - a));
}

const STRANGE = `select count(*)::int as strange from orders o join order_events e on e.order_id = o.id
  where o.linkman_id = $1 and (o.user_id <> $2 or e.acted_by <> $3 or o.booked_by not in ('', $3))`;

describe.each(KINDS)('two parents at once, on %s', (kind) => {
  let world: CaregiverWorld;
  beforeAll(async () => {
    world = await openCaregivers(kind, 2 * FAMILIES + 2, SLOTS);
  });
  afterAll(() => world?.close());

  test('are both told of what either does', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    await shareMember(provider, owner, other, 'guardian');
    const booked = await Promise.all(
      [owner, other].map((who) => provider.call(BOOK, bookingOf(owner, world.slot(0)), who)),
    );
    const orderId = booked.find(({ code }) => code === CODE.SUCCESS)?.data?.orderId ?? '';
    await provider.ok(CANCEL, { orderId, reason }, other);
    const countOf = async (who: Parent) =>
      (await provider.ok('GET /message/message/pageList.do', { messageClass: 'booking' }, who)).list
        .length;
    // Joined and booked for both; that it was cancelled, for the one who did not do it.
    await until(async () => (await countOf(owner)) === 3 && (await countOf(other)) === 2);
  });

  test('never book one dose twice, and nothing is seen of what was taken back', async () => {
    const families: Family[] = [];
    for (let made = 0; made < FAMILIES; made += 1) {
      const [owner, other] = world.pair();
      const slotIds = OWN_DAYS.map((_, index) =>
        world.slot(FIRST + made * OWN_DAYS.length + index),
      );
      families.push({ owner, other, slotIds, isShared: false });
    }
    const play = async (family: Family, seed: number): Promise<string[]> => {
      const pick = numbersFrom(seed);
      const codes: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { owner, other } = family;
        if (!family.isShared && pick(2) === 0) {
          await shareMember(world.provider, owner, other, 'guardian');
          family.isShared = true;
        }
        codes.push(
          ...(await Promise.all([
            step(world, family, owner, pick),
            step(world, family, other, pick),
          ])),
        );
        await checkFamily(world, family);
      }
      await checkLog(world, family);
      return codes;
    };
    const codes = (
      await Promise.all(families.map((family, index) => play(family, index + 1)))
    ).flat();
    expect(codes.filter((code) => !EXPECTED.includes(code))).toEqual([]);
    expect(codes).toContain(CODE.SUCCESS);
    expect(codes).toContain(CODE.DUPLICATE_ORDER);
    await world.afterwards(async (database) => {
      expect((await readLedger(database)).unbalanced).toEqual([]);
      for (const { owner, other } of families) {
        const values = [owner.linkmanId, owner.userId, other.userId];
        expect((await database.pool.query(STRANGE, values)).rows).toEqual([{ strange: 0 }]);
      }
    });
  });
});

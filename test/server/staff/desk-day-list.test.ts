import { CODE } from '@contract/errors';
import { compareText } from '@contract/text/order-rules';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  newKey,
  openIn,
  OTHER_CLINIC,
  shareDocument,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { createDice } from '../kit/worlds/interleaving-world';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import { startOn } from '../kit/start-on';

const DAYS = [dayFrom(3), dayFrom(4)];
const CLINICS = [CLINIC, OTHER_CLINIC] as const;
const HOURS = ['09:00', '10:00', '14:00'] as const;
const FAMILIES = 5;
const STEPS = 200;

const SLOTS = CLINICS.flatMap((depaCode) =>
  DAYS.flatMap((day) =>
    HOURS.map((startTime) => {
      const endTime = `${Number(startTime.slice(0, 2)) + 1}:00`.padStart(5, '0');
      return { depaCode, day, startTime, endTime, capacity: 30 };
    }),
  ),
);

let testDatabase: TestDatabase;
let provider: Provider;
let world: World;
let database: Database;
const desks = new Map<string, Desk>();

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 2 * FAMILIES,
    families: FAMILIES,
    slots: SLOTS,
  });
  database = await openIn(testDatabase);
  await insertStaff(database, CLINICS);
  // The other parents, who have the first of each family too.
  for (let n = 0; n < FAMILIES; n += 1)
    await shareDocument(
      database,
      world.callers[FAMILIES + n]?.linkmanId,
      world.callers[n]?.linkmanId,
    );
  provider = await startOn(testDatabase);
  for (const clinic of CLINICS) desks.set(clinic, await openDesk(provider, clinic));
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

interface Booked {
  readonly id: string;
  readonly user_id: string;
  readonly linkman_id: string;
  readonly at: string;
  readonly visit_id: string | null;
  readonly reference: string;
}

/** Who is booked, and where and when. */
const booked = async (): Promise<Booked[]> =>
  (
    await database.pool.query<Booked>(
      `select id, user_id, linkman_id, visit_id, reference, depa_code || ' ' || day || ' ' || start_time as at from orders
       where status not in ('CANCELLED', 'REFUNDED') order by id collate "C"`,
    )
  ).rows;

/** The same by whom they are for, so that the dice choose the same in every run: ids are random. */
async function bookedByPerson(): Promise<Booked[]> {
  const people = [...world.callers.map(({ linkmanId }) => linkmanId), ...world.secondIds];
  const nth = ({ linkman_id: id }: Booked): number => people.indexOf(id);
  return (await booked()).sort((a, b) => nth(a) - nth(b) || compareText(a.at, b.at));
}

/** Who stands in the desks' lists, and where and when. */
async function listed(): Promise<{ readonly id: string; readonly at: string }[]> {
  const all: { id: string; at: string }[] = [];
  for (const clinic of CLINICS)
    for (const day of DAYS) {
      const list = await (desks.get(clinic) as Desk).ok('GET /desk/day.do', { day });
      const orders = list.times.flatMap(({ visits }) => visits.flatMap((visit) => visit.orders));
      for (const { startTime, slots, visits } of list.times) {
        // What a time says of its places and who comes then are one.
        const then = orders.filter((order) => order.startTime === startTime);
        expect(slots.reduce((sum, { taken }) => sum + taken, 0)).toBe(then.length);
        // A visit is at the time of its first part, and nobody of it has to wait.
        for (const visit of visits) {
          expect(visit.orders[0]?.startTime).toBe(startTime);
          expect(isOneVisit(visit.orders)).toBe(true);
        }
      }
      all.push(
        ...orders.map(({ orderId: id, startTime }) => ({
          id,
          at: `${clinic} ${day} ${startTime}`,
        })),
      );
    }
  return all.sort((a, b) => compareText(a.id, b.id));
}

const dice = createDice(20_260_731);
const one = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
const slotOf = (depaCode: string): number =>
  world.slotIds[one(SLOTS.flatMap((slot, index) => (slot.depaCode === depaCode ? index : [])))] ??
  0;
const ownerOf = (order: Booked): Caller =>
  world.callers.find(({ userId }) => userId === order.user_id) as Caller;

/** The orders with which one was booked and is on the same day, itself among them, those of its account. */
const visitOf = async (order: Booked): Promise<Booked[]> =>
  (await bookedByPerson()).filter(
    ({ id, visit_id: visitId, user_id: userId, at }) =>
      id === order.id ||
      (visitId !== null &&
        visitId === order.visit_id &&
        userId === order.user_id &&
        at.slice(0, -5) === order.at.slice(0, -5)),
  );

/** Steps of families and desks; each answers the provider's code. */
const steps = {
  async book() {
    const depaCode = one(CLINICS);
    const who = one(world.callers);
    const booking = { ...bookingOf(who, slotOf(depaCode)), depaCode };
    return (await provider.call('POST /subscribe/subscribe/addV2.do', booking, who)).code;
  },
  async family() {
    const n = dice(FAMILIES);
    const [first, second] = [world.callers[n] as Caller, world.secondIds[n] ?? ''];
    const index =
      dice(CLINICS.length) * DAYS.length * HOURS.length + dice(DAYS.length) * HOURS.length;
    const { guidelineVersion } = bookingOf(first, 0);
    const people = [first.linkmanId, second].map((linkmanId, late) => ({
      ...{ linkmanId, guidelineVersion, productId: 'P1', doseNo: 1 },
      slotId: world.slotIds[index + (dice(2) ? late : 0)] ?? 0,
    }));
    const group = { idempotencyKey: newKey(), depaCode: SLOTS[index]?.depaCode ?? '', people };
    return (await provider.call('POST /subscribe/subscribe/addFamily.do', group, first)).code;
  },
  async move() {
    const order = one(await bookedByPerson());
    const slotId = slotOf(order.at.slice(0, 2));
    const change = { orderId: order.id, slotId };
    return (await provider.call('POST /order/subscribe/update.do', change, ownerOf(order))).code;
  },
  async moveVisit() {
    const visit = visitOf(one(await bookedByPerson()));
    const to = dice(CLINICS.length * DAYS.length * HOURS.length);
    const moves = (await visit).map(({ id: orderId }) => ({
      orderId,
      slotId: world.slotIds[to] ?? 0,
    }));
    const input = { moves: moves.slice(dice(2)) };
    if (input.moves.length === 0) return CODE.NOT_FOUND;
    const owner = ownerOf((await visit)[0] as Booked);
    return (await provider.call('POST /order/subscribe/changeVisit.do', input, owner)).code;
  },
  async cancelVisit() {
    if (dice(2) > 0) return CODE.NOT_FOUND;
    const visit = await visitOf(one(await bookedByPerson()));
    const input = { orderIds: visit.map(({ id }) => id), reason: 'time' as const };
    const owner = ownerOf(visit[0] as Booked);
    return (await provider.call('POST /order/subscribe/cancelVisit.do', input, owner)).code;
  },
  async cancel() {
    const order = one(await bookedByPerson());
    const input = { orderId: order.id, reason: 'time' as const };
    return (await provider.call('POST /order/subscribe/cancel.do', input, ownerOf(order))).code;
  },
  async handOver() {
    const order = one(await bookedByPerson());
    const n = world.callers.findIndex(({ linkmanId }) => linkmanId === order.linkman_id);
    const to = world.callers[(n + FAMILIES) % (2 * FAMILIES)] as Caller;
    const owner = world.callers[n % FAMILIES];
    const form = {
      name: '测试',
      documentKind: 2 as const,
      documentNumber: (owner?.linkmanId ?? 'E00000000').replaceAll('-', '').toUpperCase(),
      ...{ orderId: order.id, linkmanId: to.linkmanId, reason: '本人持证件原件到前台' },
    };
    return (
      await (desks.get(order.at.slice(0, 2)) as Desk).call('POST /desk/claim/settle.do', form)
    ).code;
  },
};

test('whatever families and desks do, everybody booked stands once, where and when they are booked', async () => {
  const done = new Map<string, number>();
  for (let n = 0; n < STEPS; n += 1) {
    const some =
      n < FAMILIES
        ? 'family'
        : one([
            'book',
            'family',
            'family',
            'move',
            'moveVisit',
            'cancel',
            'cancelVisit',
            'handOver',
          ] as const);
    if (some !== 'book' && some !== 'family' && (await booked()).length === 0) continue;
    if ((await steps[some]()) !== CODE.SUCCESS) continue;
    done.set(some, (done.get(some) ?? 0) + 1);
    const all = await booked();
    expect(await listed()).toEqual(all.map(({ id, at }) => ({ id, at })));
    // The code of any of them finds itself and everybody it comes with, and nobody else.
    const sought = all.length > 0 ? one(all) : null;
    if (!sought) continue;
    const desk = desks.get(sought.at.slice(0, 2)) as Desk;
    const found = await desk.ok('GET /desk/findVisit.do', { code: sought.reference });
    const day = await desk.ok('GET /desk/day.do', { day: sought.at.slice(3, 13) });
    const card = day.times
      .flatMap(({ visits }) => visits)
      .find(({ orders }) => orders.some(({ orderId }) => orderId === sought.id));
    expect(found).toEqual({ ...card, orderId: sought.id });
  }
  for (const step of Object.keys(steps))
    expect([step, (done.get(step) ?? 0) > 2]).toEqual([step, true]);
});

import { bookingValues } from '../../../server/domain/booking/submission/engine/booking-columns';
import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import { CLAIM } from '../../../server/domain/staff/desk/claim-statement';
import { timeValues } from '../../../server/shared/slots/bookable';
import { CHANGE } from '../../../server/domain/booking/order/change-statement';
import {
  BEGIN_REFUND,
  CLAIM_REFUNDS,
  RECALL_REFUND,
  SETTLE_REFUND,
} from '../../../server/domain/booking/order/refund-statements';
import { TRANSITION } from '../../../server/domain/booking/order/transition-statement';
import {
  CLINIC,
  newKey,
  OTHER_CLINIC,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, Slot } from '../kit/worlds/booking-world';
import { insertStaff } from '../kit/worlds/desk-world';
import {
  AT,
  bookingOf,
  CANCELLATION,
  DAY,
  insertTurn,
  MINUTE,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements that change orders, with input that the handlers above them would refuse first.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
  await insertStaff(world.database, [CLINIC]);
});
afterAll(() => world?.close());

const START = Date.parse(`${DAY}T15:00:00+08:00`);

interface Order {
  readonly caller: Caller;
  readonly slotId: number;
  readonly orderId: string;
}
/**
 * Somebody's order for 15:00 in a slot of its own, in which somebody else has one too. @param change of its row, in
 * SQL
 */
async function order(change = ''): Promise<Order> {
  const slotId = await world.slot({ capacity: 4 });
  const neighbour = bookingOf(world.caller(), slotId);
  await BOOK_BATCH.run(world.database.pool, bookingValues([neighbour], AT, 3));
  neighbours.push(neighbour.orderId);
  const caller = world.caller();
  const booking = bookingOf(caller, slotId);
  await BOOK_BATCH.run(world.database.pool, bookingValues([booking], AT, 3));
  await set(booking.orderId, `start_time = '15:00'${change && `, ${change}`}`);
  return { caller, slotId, orderId: booking.orderId };
}
/** The other person's orders, which must stay unchanged. */
const neighbours: string[] = [];
const set = (orderId: string, change: string) =>
  world.database.pool.query(`update orders set ${change} where id = $1`, [orderId]);
const statusOf = (orderId: string) =>
  world.value('select status from orders where id = $1', [orderId]);

describe('a change of time', () => {
  interface Asked {
    readonly by?: string;
    readonly to?: number;
    readonly after?: number;
  }
  const change = async ({ caller, orderId }: Order, { by, to, after = NOW }: Asked = {}) =>
    (
      await CHANGE.run(world.database.pool, {
        ...timeValues(AT),
        orderId,
        userId: by ?? caller.userId,
        slotId: to ?? (await world.slot()),
        statuses: ['BOOKED'],
        startsAfter: new Date(after),
        personTurn: 1_000,
        actedBy: null,
      })
    ).length;
  test('is made', async () => {
    const made = await order();
    const to = await world.slot();
    expect(await change(made, { to })).toBe(1);
    expect([await slotNow(world, made.slotId), await slotNow(world, to)]).toEqual([
      { remaining: 3, held: 0 },
      { remaining: 2, held: 0 },
    ]);
  });
  test('leaves another order of the same account where it is', async () => {
    const made = await order();
    const other = bookingOf(made.caller, made.slotId, { doseNo: 2 });
    await BOOK_BATCH.run(world.database.pool, bookingValues([other], AT, 3));
    expect(await change(made)).toBe(1);
    expect(await world.value('select slot_id from orders where id = $1', [other.orderId])).toBe(
      made.slotId,
    );
  });
  test('is its owner’s, while it may be changed', async () => {
    expect(await change(await order(), { by: world.caller().userId })).toBe(0);
    expect(await change(await order('remaining_changes = 0'))).toBe(0);
    const arrived = await order(`status = 'ARRIVED'`);
    expect(await change(arrived)).toBe(0);
    expect(await change(await order(), { after: START - 1 })).toBe(1);
    expect(await change(await order(), { after: START })).toBe(0);
    const same = await order();
    expect(await change(same, { to: same.slotId })).toBe(0);
  });
  test.each<[string, Partial<Slot>, string]>([
    ['another clinic', { depaCode: OTHER_CLINIC }, ''],
    ['another product', { productId: WOMENS_PRODUCT }, ''],
    ['a full one', { capacity: 0 }, ''],
    ['a closed one', { closed: true }, ''],
    ['one not released', { releaseAt: NOW + 1 }, ''],
    ['one of a day that is over', {}, `day = '2026-05-03'`],
    ['one of today that is over', {}, `day = '2026-05-04', end_time = '10:00'`],
    ['one beyond the last day', {}, `day = '2027-12-02'`],
  ])('takes no slot of %s', async (_what, slot, sql) => {
    const made = await order();
    const to = await world.slot(slot);
    if (sql) await world.database.pool.query(`update slots set ${sql} where id = $1`, [to]);
    expect(await change(made, { to })).toBe(0);
  });
  test('takes no slot whose release has a queue, not even of who is admitted', async () => {
    const made = await order();
    const to = await world.slot();
    await insertTurn(world, made.caller, to);
    expect(await change(made, { to })).toBe(0);
  });
  test.each<[string, Partial<Slot>, string]>([
    ['one released this moment', { releaseAt: NOW }, ''],
    ['one of today that is not over', {}, `day = '2026-05-04', end_time = '10:01'`],
    ['one of the last day', {}, `day = '${AT.lastDay}'`],
  ])('takes %s', async (_what, slot, sql) => {
    const made = await order();
    const to = await world.slot(slot);
    if (sql) await world.database.pool.query(`update slots set ${sql} where id = $1`, [to]);
    expect(await change(made, { to })).toBe(1);
  });
});

describe('a step', () => {
  const step = async (
    { orderId }: Order,
    userId: string | null,
    { to = 'CANCELLED', isBack = true, after = null as number | null } = {},
  ) =>
    (
      await TRANSITION.run(world.database.pool, {
        ...CANCELLATION,
        orderId,
        userId,
        to,
        isBack,
        startsAfter: after && new Date(after),
      })
    ).length;
  test('is its owner’s, or the clinic’s, from the statuses that allow it, once', async () => {
    const made = await order();
    expect(await step(made, world.caller().userId)).toBe(0);
    expect(await step(made, made.caller.userId)).toBe(1);
    expect(await step(made, made.caller.userId)).toBe(0);
    expect(await slotNow(world, made.slotId)).toEqual({ remaining: 3, held: 0 });
    expect(await step(await order(), null)).toBe(1);
  });
  test('is made only before its time', async () => {
    expect(await step(await order(), null, { after: START })).toBe(0);
    expect(await step(await order(), null, { after: START - 1 })).toBe(1);
  });
  test('cancels nothing that was paid ahead, and lets it arrive', async () => {
    const paid = await order('paid_cents = 1');
    expect(await step(paid, null)).toBe(0);
    expect(await step(paid, null, { to: 'ARRIVED', isBack: false })).toBe(1);
    expect(await slotNow(world, paid.slotId)).toEqual({ remaining: 2, held: 0 });
  });
});

describe('handing an order over at the desk', () => {
  const claim = async (
    { caller, orderId }: Order,
    { key = caller.linkmanId, clinic = CLINIC, to = world.caller() } = {},
  ) =>
    (
      await CLAIM.run(world.database.pool, {
        order: orderId,
        personKey: key,
        clinic,
        statuses: ['BOOKED'],
        account: to.userId,
        member: to.linkmanId,
        newId: `n${newKey()}`,
        reference: newKey().slice(0, 9),
        idempotencyKey: newKey(),
        mobile: '',
        now: new Date(NOW),
        staff: await staffId(),
        reason: '出示证件',
        changesAllowed: 3,
      })
    ).length;
  const staffId = () => world.value('select id from staff limit 1');
  test('is for the person of the document, at the clinic of the order, to another account', async () => {
    const made = await order();
    expect(await claim(made, { key: 'somebody else' })).toBe(0);
    expect(await claim(made, { clinic: OTHER_CLINIC })).toBe(0);
    expect(await claim(made, { to: made.caller })).toBe(0);
    expect(await claim(made)).toBe(1);
    expect(await claim(made)).toBe(0);
    expect(await statusOf(made.orderId)).toBe('CANCELLED');
    expect(await slotNow(world, made.slotId)).toEqual({ remaining: 2, held: 0 });
  });
  test('leaves what was paid ahead, and what has moved on', async () => {
    expect(await claim(await order('paid_cents = 1'))).toBe(0);
    expect(await claim(await order(`status = 'ARRIVED'`))).toBe(0);
  });
});

describe('money', () => {
  const begin = async (
    { caller, orderId }: Order,
    {
      by = caller.userId as string | null,
      after = NOW as number | null,
      day = DAY,
      start = '15:00',
      paid = 100,
    } = {},
  ) =>
    (
      await BEGIN_REFUND.run(world.database.pool, {
        ...{ orderId, userId: by, statuses: ['BOOKED'], startsAfter: after && new Date(after) },
        ...{ now: new Date(NOW), actor: 'user', refundCents: paid, chargeCents: 0, note: '' },
        ...{ dueAt: new Date(NOW + MINUTE), day, startTime: start, paidCents: paid },
        ...{ cancelReason: null, staffId: null, actedBy: null },
      })
    ).length;
  const recall = async ({ caller, orderId }: Order, by = caller.userId, now = NOW) =>
    (await RECALL_REFUND.run(world.database.pool, { orderId, userId: by, now: new Date(now) }))
      .length;
  const PAID = 'paid_cents = 100';

  test('begins to go back for the time and the sum that it was computed for', async () => {
    const made = await order(PAID);
    expect(await begin(made, { by: world.caller().userId })).toBe(0);
    expect(await begin(made, { after: START })).toBe(0);
    expect(await begin(made, { day: '2026-05-12' })).toBe(0);
    expect(await begin(made, { start: '16:00' })).toBe(0);
    expect(await begin(made, { paid: 99 })).toBe(0);
    expect(await begin(await order(`${PAID}, status = 'ARRIVED'`))).toBe(0);
    expect(await begin(await order(`${PAID}, removed_at = ${sqlNow()}`))).toBe(0);
    expect(await begin(made)).toBe(1);
    expect(await begin(made)).toBe(0);
    expect(await begin(await order(PAID), { by: null, after: null })).toBe(1);
  });
  test('is recalled by who began it, before it is sent and before its time', async () => {
    const made = await order(PAID);
    expect(await recall(made)).toBe(0);
    await begin(made);
    expect(await recall(made, world.caller().userId)).toBe(0);
    expect(await recall(made, made.caller.userId, START)).toBe(0);
    const refund = (change: string) =>
      world.database.pool.query(`update refunds set ${change} where order_id = $1`, [made.orderId]);
    await refund(`state = 'paying'`);
    expect(await recall(made)).toBe(0);
    await refund(`state = 'waiting', started_by = 'clinic'`);
    expect(await recall(made)).toBe(0);
    await refund(`started_by = 'user'`);
    await set(made.orderId, `status = 'REFUND_FAILED'`);
    expect(await recall(made)).toBe(0);
    await set(made.orderId, `status = 'REFUNDING'`);
    expect(await recall(made)).toBe(1);
    expect(await statusOf(made.orderId)).toBe('BOOKED');
    const states = await world.run<{ state: string }>(
      'select state from refunds where order_id <> $1',
      [made.orderId],
    );
    expect(states.length).toBeGreaterThan(0);
    expect(states.every(({ state }) => state === 'waiting')).toBe(true);
  });
  test('is sent once it is due, and again where the sender died', async () => {
    const made = await order(PAID);
    await begin(made);
    const claimed = async (now: number, before = NOW - MINUTE) =>
      (
        await CLAIM_REFUNDS.run<{ order_id: string }>(world.database.pool, {
          now: new Date(now),
          diedBefore: new Date(before),
          most: 50,
        })
      ).filter(({ order_id: id }) => id === made.orderId).length;
    expect(await claimed(NOW + MINUTE - 1)).toBe(0);
    expect(await claimed(NOW + MINUTE)).toBe(1);
    expect(await claimed(NOW + MINUTE)).toBe(0);
    expect(await claimed(NOW + 2 * MINUTE, NOW + MINUTE)).toBe(0);
    expect(await claimed(NOW + 2 * MINUTE, NOW + MINUTE + 1)).toBe(1);
    await world.database.pool.query(`update refunds set state = 'failed' where order_id = $1`, [
      made.orderId,
    ]);
    expect(await claimed(NOW + 9 * MINUTE, NOW + 9 * MINUTE)).toBe(0);
  });
  test('moves its order on as it went, once, and no other order', async () => {
    const [made, other] = [await order(PAID), await order(PAID)];
    await begin(made);
    await begin(other);
    const settled = (
      { orderId }: Order,
      state: string,
      from: string,
      to: string,
      isBack: boolean,
    ) =>
      SETTLE_REFUND.run(world.database.pool, {
        ...{ orderId, state, now: new Date(NOW), from: [from], to: [to], isBack: [isBack] },
        actors: ['system'],
      });
    const settle = async (paid: boolean) =>
      (paid
        ? await settled(made, 'paid', 'REFUNDING', 'REFUNDED', true)
        : await settled(made, 'failed', 'REFUNDING', 'REFUND_FAILED', false)
      ).length;
    const refundOf = ({ orderId }: Order) =>
      world.value('select state from refunds where order_id = $1', [orderId]);
    expect(await settle(true)).toBe(1);
    expect(await settle(true)).toBe(0);
    expect(await settle(false)).toBe(0);
    expect([await statusOf(made.orderId), await refundOf(made)]).toEqual(['REFUNDED', 'paid']);
    expect([await statusOf(other.orderId), await refundOf(other)]).toEqual([
      'REFUNDING',
      'waiting',
    ]);
    expect(await slotNow(world, made.slotId)).toEqual({ remaining: 3, held: 0 });
    // A refund that was being sent when its sender died follows its order.
    await world.database.pool.query(`update refunds set state = 'paying' where order_id = $1`, [
      made.orderId,
    ]);
    await settle(true);
    expect(await refundOf(made)).toBe('paid');
    // A late word that it failed does not take back that it was paid.
    await set(made.orderId, `status = 'REFUND_FAILED'`);
    await settle(false);
    expect(await refundOf(made)).toBe('paid');
    await set(made.orderId, `status = 'REFUNDED'`);
    await settled(other, 'failed', 'REFUNDING', 'REFUND_FAILED', true);
    expect([await statusOf(other.orderId), await refundOf(other)]).toEqual([
      'REFUND_FAILED',
      'failed',
    ]);
    // The place was released with the failure, and is not released again.
    await settled(other, 'failed', 'REFUND_FAILED', 'REFUNDED', false);
    expect(await slotNow(world, other.slotId)).toEqual({ remaining: 3, held: 0 });
    // Somebody who came after all keeps the order's status, though the money was sent.
    const come = await order(PAID);
    await begin(come);
    await set(come.orderId, `status = 'DONE'`);
    await settled(come, 'failed', 'REFUNDING', 'REFUND_FAILED', false);
    expect([await statusOf(come.orderId), await refundOf(come)]).toEqual(['DONE', 'waiting']);
  });
});

test('the books are right after all of it, and nobody else’s order was touched', async () => {
  expect(
    await world.value('select count(*)::integer from orders where id = any($1) and status = $2', [
      neighbours,
      'BOOKED',
    ]),
  ).toBe(neighbours.length);
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});

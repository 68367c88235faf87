import { bookingValues } from '../../../server/domain/booking/submission/engine/booking-columns';
import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import {
  END_HOLD,
  END_HOLDS_OF,
  EXPIRE,
} from '../../../server/domain/booking/submission/holds/end-hold-statement';
import {
  HOLD_BATCH,
  holdValues,
} from '../../../server/domain/booking/submission/holds/hold-statement';
import type { HoldRow } from '../../../server/domain/booking/submission/holds/hold-statement';
import { timeValues } from '../../../server/shared/slots/bookable';
import { CHANGE } from '../../../server/domain/booking/order/change-statement';
import { TRANSITION } from '../../../server/domain/booking/order/transition-statement';
import { newKey, readLedger } from '../kit/worlds/booking-world';
import { bookingIn } from './booking-in';
import {
  AT,
  bookingOf,
  CANCELLATION,
  insertHold,
  meanwhile,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// A statement's first snapshot may be out of date once it has the lock of the slot.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

const ENDED = `
with ended as (update holds set ended_at = ${sqlNow()}, ended_how = 'released' where id = $1 returning slot_id, places)
update slots s set remaining = remaining + e.places, held = held - e.places from ended e where s.id = e.slot_id`;

const held = async () => {
  const [{ userId, linkmanId, token }, slotId] = [
    world.caller(),
    await world.slot({ capacity: 1 }),
  ];
  return {
    caller: { userId, linkmanId, token },
    slotId,
    userId,
    holdId: await insertHold(world, { userId, slotId }),
  };
};
const FREE = { remaining: 1, held: 0 };

describe('a hold that is given back meanwhile', () => {
  test('goes back once', async () => {
    const [{ pool }, now] = [world.database, new Date(NOW)];
    for (const end of [
      (userId: string, holdId: string) => END_HOLD.run(pool, { userId, holdId, now }),
      (userId: string) => END_HOLDS_OF.run(pool, { userId, now }),
    ]) {
      const { slotId, userId, holdId } = await held();
      const ended = () => end(userId, holdId);
      expect(await meanwhile(world, slotId, ENDED, [holdId], ended)).toEqual([]);
      expect(await slotNow(world, slotId)).toEqual(FREE);
    }
  });
  test('goes back once where its time is over as well', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot({ capacity: 1 })];
    const holdId = await insertHold(world, { userId, slotId, expiresAt: NOW });
    const expire = () => EXPIRE.run(world.database.pool, { now: new Date(NOW), slotIds: [slotId] });
    expect(await meanwhile(world, slotId, ENDED, [holdId], expire)).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual(FREE);
  });
  test('is no order’s, neither of one nor of a family', async () => {
    const { bookHeld, bookGroup } = bookingIn(world);
    for (const isFamily of [false, true]) {
      const { slotId, caller, holdId } = await held();
      const booking = bookingOf(caller, slotId);
      const rows = await meanwhile<readonly { id: string }[]>(world, slotId, ENDED, [holdId], () =>
        isFamily ? bookGroup([booking], { holdId }) : bookHeld(holdId, booking),
      );
      // A family books what remains by then; a hold that has ended cannot be booked.
      expect(rows).toHaveLength(isFamily ? 1 : 0);
      expect((await slotNow(world, slotId))?.held).toBe(0);
    }
  });
  test('is not the same hold when the same places are asked for', async () => {
    const { slotId, userId, holdId } = await held();
    const request = {
      holdId: `w${newKey()}`,
      userId,
      kind: 'form',
      parts: [{ slotId, places: 1 }],
      ms: 60_000,
    } as const;
    const rows = await meanwhile(world, slotId, ENDED, [holdId], () =>
      HOLD_BATCH.run<HoldRow>(world.database.pool, holdValues([request], AT)),
    );
    expect(rows.filter(({ what }) => what !== 'moved')).toMatchObject([
      { what: 'made', id: request.holdId },
    ]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 1 });
  });
});

test('a place that goes meanwhile is not booked twice', async () => {
  const [slotId, rival] = [await world.slot({ capacity: 1 }), world.caller()];
  const holdId = `m${newKey()}`;
  const taken = `with hold as (
      insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
      values ($1, $2, $3, 1, 'form', ${sqlNow()}, 'infinity')
    ) update slots set remaining = 0, held = 1 where id = $3`;
  const book = () =>
    BOOK_BATCH.run(world.database.pool, bookingValues([bookingOf(world.caller(), slotId)], AT, 3));
  expect(await meanwhile(world, slotId, taken, [holdId, rival.userId, slotId], book)).toEqual([]);
});

describe('an order that moves on meanwhile', () => {
  const booked = async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    const order = bookingOf(caller, slotId);
    await BOOK_BATCH.run(world.database.pool, bookingValues([order], AT, 3));
    return { caller, slotId, order };
  };
  const CANCELLED = `
with cancelled as (update orders set status = 'CANCELLED' where id = $1 returning slot_id)
update slots s set remaining = remaining + 1 from cancelled c where s.id = c.slot_id`;
  const transition = (orderId: string, userId: string) =>
    TRANSITION.run(world.database.pool, { ...CANCELLATION, orderId, userId, cancelReason: 'time' });

  test('gives its place back once', async () => {
    const { caller, slotId, order } = await booked();
    const cancel = () => transition(order.orderId, caller.userId);
    expect(await meanwhile(world, slotId, CANCELLED, [order.orderId], cancel)).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 3, held: 0 });
  });
  test('is not changed to another time', async () => {
    const { caller, slotId, order } = await booked();
    const to = await world.slot();
    const change = () =>
      CHANGE.run(world.database.pool, {
        ...timeValues(AT),
        orderId: order.orderId,
        userId: caller.userId,
        slotId: to,
        statuses: ['BOOKED'],
        startsAfter: new Date(NOW),
        personTurn: 1_000,
        actedBy: null,
      });
    expect(await meanwhile(world, slotId, CANCELLED, [order.orderId], change)).toEqual([]);
    expect(await slotNow(world, to)).toEqual({ remaining: 3, held: 0 });
  });
  test('gives way to no other', async () => {
    const { caller, slotId, order } = await booked();
    const other = bookingOf(caller, await world.slot());
    const replace = () => bookingIn(world).bookGroup([other], { replaced: [order.orderId] });
    expect(await meanwhile(world, slotId, CANCELLED, [order.orderId], replace)).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 3, held: 0 });
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});

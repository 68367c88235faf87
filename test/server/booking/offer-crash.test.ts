import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { clockAt, startOn } from '../kit/start-on';
import { found } from '../kit/until';

/** At night a released place is held but offered to nobody; in the morning it is offered. */
const NIGHT = Date.parse(`${dayFrom(0)}T22:00:00+08:00`);
const MORNING = Date.parse(`${dayFrom(1)}T08:30:00+08:00`);
const DAY = dayFrom(4);

const startAt = (testDatabase: TestDatabase, at: number): Promise<Provider> =>
  startOn(testDatabase, { ...clockAt(at), PERSON_KEY: 'k'.repeat(32) });

const offerTo = (provider: Provider, caller: Caller) =>
  found(async () => (await provider.ok('GET /subscribe/waiting/offers.do', {}, caller))[0]);

test.each(KINDS)(
  'a process that dies between a place’s coming free and its offer loses nothing, on %s',
  async (kind) => {
    const testDatabase = await createTestDatabase(kind);
    const { callers, slotIds } = await createWorld(testDatabase, {
      callers: 3,
      slots: [{ day: DAY, capacity: 1 }],
    });
    const [holder, first, stranger] = callers as [Caller, Caller, Caller];
    const slotId = slotIds[0] ?? 0;
    const night = await startAt(testDatabase, NIGHT);
    const add = 'POST /subscribe/subscribe/addV2.do';
    const { orderId } = await night.ok(add, bookingOf(holder, slotId), holder);
    await night.ok(
      'POST /subscribe/waiting/join.do',
      { linkmanId: first.linkmanId, productId: PRODUCT, doseNo: 1, depaCode: CLINIC, day: DAY },
      first,
    );
    await night.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, holder);
    await night.kill();

    const morning = await startAt(testDatabase, MORNING);
    expect((await morning.call(add, bookingOf(stranger, slotId), stranger)).code).toBe(
      CODE.SLOT_FULL,
    );
    const offer = await offerTo(morning, first);
    expect(offer.slotId).toBe(slotId);
    const form = { ...bookingOf(first, slotId), holdId: offer.holdId };
    expect((await morning.ok(add, form, first)).orderId).not.toBe(orderId);
    await morning.halt();
    const { unbalanced, unrecorded } = await inDatabase(testDatabase, readLedger);
    await testDatabase.remove();
    expect({ unbalanced, unrecorded }).toEqual({ unbalanced: [], unrecorded: 0 });
  },
);

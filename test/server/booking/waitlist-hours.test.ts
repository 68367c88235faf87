import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { createOffers } from '../../../server/domain/booking/waitlist/offer-freed-slots';
import { endEntries } from '../../../server/domain/booking/waitlist/end-entries';
import type { BookingServices } from '../../../server/domain/booking/submission/services';
import { instantOf } from '../../../server/kernel/clock';
import type { Database } from '../../../server/db/database';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { offeredTo, capacityOf, putInQueue, servicesAt } from '../kit/worlds/waitlist-world';

const TODAY = dayFrom(0);
const TOMORROW = dayFrom(1);

describe('freed places by night and by day, on the embedded database', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let close: () => void;
  let closed: Promise<void>;
  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    await createWorld(testDatabase, { callers: 0, slots: [] });
    await new Promise<void>((opened) => {
      closed = inDatabase(testDatabase, (opening) => {
        database = opening;
        opened();
        return new Promise((end) => (close = end));
      });
    });
  });
  afterAll(async () => {
    close();
    await closed;
    await testDatabase?.remove();
  });

  interface Scene {
    readonly services: BookingServices;
    readonly slotId: number;
    readonly waiting: readonly Caller[];
    /** Runs the jobs at this time of this day. */
    at(time: string, day?: string): Promise<void>;
    /** Lets the current offer expire. */
    lapse(): Promise<void>;
  }

  /** A full slot with two people on its waiting list, one of whose places has just been released. */
  async function scene(day: string, startTime: string, play: (scene: Scene) => Promise<void>) {
    const { pool } = database;
    await pool.query('delete from waitlist_entries');
    await pool.query('delete from holds');
    await pool.query('delete from slots');
    const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:00`;
    const [slotId = 0] = await insertSlots(database, [{ day, startTime, endTime, capacity: 0 }]);
    const waiting = await insertCallers(database, 2);
    await putInQueue(database, waiting, CLINIC, day);
    await pool.query('update slots set remaining = 1, capacity = 1 where id = $1', [slotId]);
    expect(await capacityOf(database, slotId)).toEqual({ remaining: 0, held: 1 });
    const clock = { now: 0 };
    const services = servicesAt(database, clock);
    const offer = createOffers(services);
    await play({
      services,
      slotId,
      waiting,
      at: async (time, on = TODAY) => {
        clock.now = instantOf(on, time);
        await services.holds.expire();
        await offer(clock.now);
      },
      lapse: async () => {
        await pool.query(
          'update holds set expires_at = created_at where slot_id = $1 and user_id is not null and ended_at is null',
          [slotId],
        );
      },
    });
  }

  test('at one minute to nine in the evening a place is still offered', () =>
    scene(dayFrom(3), '09:00', async ({ slotId, waiting, at }) => {
      await at('20:59');
      expect(await offeredTo(database, slotId)).toEqual([waiting[0]?.userId]);
    }));

  test('from nine in the evening it waits, and is offered at eight and not before', () =>
    scene(dayFrom(3), '09:00', async ({ slotId, waiting, at }) => {
      for (const [time, day] of [
        ['21:00', TODAY],
        ['23:59', TODAY],
        ['00:00', TOMORROW],
        ['07:59', TOMORROW],
      ] as const) {
        await at(time, day);
        expect(await offeredTo(database, slotId)).toEqual([]);
        expect(await capacityOf(database, slotId)).toEqual({ remaining: 0, held: 1 });
      }
      await at('08:00', TOMORROW);
      expect(await offeredTo(database, slotId)).toEqual([waiting[0]?.userId]);
    }));

  test('one whose time comes before anybody could take it in the morning is everybody’s at once', () =>
    scene(TOMORROW, '10:00', async ({ slotId, at }) => {
      await at('22:00');
      expect(await capacityOf(database, slotId)).toEqual({ remaining: 1, held: 0 });
    }));

  test('one whose time is just late enough waits for the morning', () =>
    scene(TOMORROW, '10:01', async ({ slotId, waiting, at }) => {
      await at('22:00');
      expect(await capacityOf(database, slotId)).toEqual({ remaining: 0, held: 1 });
      await at('08:00', TOMORROW);
      expect(await offeredTo(database, slotId)).toEqual([waiting[0]?.userId]);
    }));

  test('one that nobody in line may have is not kept over night', () =>
    scene(dayFrom(3), '09:00', async ({ slotId, at }) => {
      await database.pool.query(`update waitlist_entries set state = 'left'`);
      await at('22:00');
      expect(await capacityOf(database, slotId)).toEqual({ remaining: 1, held: 0 });
    }));

  test('an offer that lapses at night goes to the next in line in the morning', () =>
    scene(dayFrom(3), '09:00', async ({ slotId, waiting, at, lapse }) => {
      await at('20:59');
      await lapse();
      await at('21:10');
      expect(await offeredTo(database, slotId)).toEqual([]);
      expect(await capacityOf(database, slotId)).toEqual({ remaining: 0, held: 1 });
      await at('08:00', TOMORROW);
      // The first had an offer yesterday; today they come first again.
      expect(await offeredTo(database, slotId)).toEqual([waiting[0]?.userId]);
    }));

  test('an entry ends as exhausted when its third offer has passed, and not before', () =>
    scene(dayFrom(20), '09:00', async ({ services, slotId, waiting, at, lapse }) => {
      await database.pool.query('delete from waitlist_entries where user_id = $1', [
        waiting[1]?.userId,
      ]);
      const entry = async () => {
        const { rows } = await database.pool.query<{ state: string; offers_made: number }>(
          'select state, offers_made from waitlist_entries where user_id = $1',
          [waiting[0]?.userId],
        );
        return rows[0];
      };
      for (let offer = 1; offer <= MAX_OFFERS; offer += 1) {
        const day = dayFrom(offer);
        await at('09:00', day);
        expect(await offeredTo(database, slotId)).toEqual([waiting[0]?.userId]);
        await endEntries(services.runner, instantOf(day, '09:01'));
        expect(await entry()).toEqual({ state: 'waiting', offers_made: offer });
        await lapse();
        // No offers are made when the place is released, so that the next day begins with it.
        await at('21:00', day);
        await endEntries(services.runner, instantOf(day, '21:01'));
      }
      expect(await entry()).toEqual({ state: 'exhausted', offers_made: MAX_OFFERS });
      await at('09:00', dayFrom(MAX_OFFERS + 1));
      expect(await capacityOf(database, slotId)).toEqual({ remaining: 1, held: 0 });
    }));
});

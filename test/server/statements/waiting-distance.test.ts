import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import { addDays } from '@contract/time/day-rules';
import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { OFFER_SLOT } from '../../../server/domain/waitlist/offer-statement';
import type { OfferedRow } from '../../../server/domain/waitlist/offer-statement';
import { newKey } from '../booking-world';
import type { Caller } from '../booking-world';
import { bookingIn } from './booking-in';
import {
  AT,
  bookingOf,
  DAY,
  giveBack,
  HOUR,
  insertEntry,
  insertHold,
  NOW,
  openStatements,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// How near a place may be offered to another injected live vaccine of the same person.
const [MMR, VARICELLA] = ['mmr', 'varicella'];
const NEAR = LIVE_GAP_DAYS - 1;

let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

/** Offers a place on {@link DAY} to somebody who waits for a live vaccine. @returns whether they got it */
async function offered(caller: Caller, entry: Readonly<Record<string, unknown>> = {}) {
  const slotId = await world.slot();
  const userless = { userId: null, slotId, kind: 'offer', id: `f${newKey()}` } as const;
  const holdId = await insertHold(world, userless);
  await insertEntry(world, caller, { vaccine_code: VARICELLA, ...entry });
  const values = [new Date(NOW), AT.today, AT.lastDay, new Date(NOW + 2 * HOUR)];
  const rows = await world.run<OfferedRow>(OFFER_SLOT, [
    ...values,
    new Date(NOW + HOUR / 4),
    MAX_OFFERS,
    '10:15',
  ]);
  await world.database.pool.query(
    `update waitlist_entries set state = 'left' where state = 'waiting'`,
  );
  await giveBack(world, holdId);
  return rows[0]?.is_given;
}

/** Gives somebody an appointment of a vaccine, so many days after the place's day. */
async function booked(caller: Caller, vaccineCode: string, days: number, status = 'BOOKED') {
  const booking = bookingOf(caller, await world.slot(), { vaccineCode });
  expect(await bookingIn(world).book(booking)).toHaveLength(1);
  await world.run(`update orders set day = $2, status = $3 where id = $1`, [
    booking.orderId,
    addDays(DAY, days),
    status,
  ]);
}
const reported = (caller: Caller, vaccineCode: string, days: number) =>
  world.run(
    `insert into self_reported_doses (id, user_id, linkman_id, vaccine_code, dose_no, day, entered_at)
     values ($1, $2, $3, $4, 1, $5, ${sqlNow()})`,
    [`d-${newKey()}`, caller.userId, caller.linkmanId, vaccineCode, addDays(DAY, days)],
  );

test.each([
  [-NEAR, false],
  [NEAR, false],
  [-1, false],
  [1, false],
  [-NEAR - 1, true],
  [NEAR + 1, true],
  [0, true],
])('with another live vaccine booked %s days from it: %s', async (days, can) => {
  const caller = world.caller();
  await booked(caller, MMR, days);
  expect(await offered(caller)).toBe(can);
});

test.each([
  [-NEAR, false],
  [-1, false],
  [-NEAR - 1, true],
  [0, true],
])('with another live vaccine that was reported %s days from it: %s', async (days, can) => {
  const caller = world.caller();
  await reported(caller, MMR, days);
  expect(await offered(caller)).toBe(can);
});

test('what is cancelled, of the same vaccine, or not live, keeps no distance', async () => {
  const [ended, same, other] = [world.caller(), world.caller(), world.caller()];
  await booked(ended, MMR, -1, 'CANCELLED');
  expect(await offered(ended)).toBe(true);
  await booked(same, VARICELLA, -1);
  expect(await offered(same, { dose_no: 2 })).toBe(true);
  await booked(other, 'V2', -1);
  expect(await offered(other)).toBe(true);
});

test('nor does a live vaccine from what is not, or from another person', async () => {
  const [caller, another] = [world.caller(), world.caller()];
  await booked(caller, MMR, -1);
  await reported(caller, MMR, -1);
  expect(await offered(caller, { vaccine_code: 'V2' })).toBe(true);
  expect(await offered(another)).toBe(true);
  expect(await offered(caller)).toBe(false);
});

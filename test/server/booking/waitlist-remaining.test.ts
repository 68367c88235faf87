import type { Client } from 'pg';
import { hasRemaining } from '../../../server/domain/booking/waitlist/scope';
import type { Database } from '../../../server/db/database';
import { CLINIC, dayFrom, PRODUCT } from '../kit/worlds/booking-world';
import { insertFilled } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';

const PERSON = { userId: 'u', personKey: 'k', doseNo: 1 } as const;

let loose: UncheckedDatabase;
let database: Database;
let client: Client;
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 0, slots: [{ day: dayFrom(5), capacity: 3 }] });
  ({ database, client } = loose);
});
afterAll(() => loose?.close());

/** Whether something earlier than the appointment of a day can be booked at once; the only free slot is in 5 days. */
async function isFree(appointment: string | null, more: object = {}): Promise<boolean> {
  await client.query('delete from orders');
  if (appointment !== null)
    await insertFilled(client, 'orders', {
      user_id: PERSON.userId,
      linkman_id: 'l',
      person_key: PERSON.personKey,
      vaccine_code: 'V1',
      dose_no: 1,
      day: appointment,
      status: 'BOOKED',
      source: 'online',
      ...more,
    });
  const scope = {
    productId: PRODUCT,
    vaccineCode: 'V1',
    cityCode: '110100',
    depaCode: CLINIC,
    day: null,
    fromDay: dayFrom(1),
    toDay: null,
    window: { lastDay: dayFrom(30), gaps: [] },
  };
  return hasRemaining(database.db, scope, PERSON, Date.now());
}

test('a free time is one to book at once, unless the person has an appointment by then', async () => {
  expect(await isFree(null)).toBe(true);
  expect(await isFree(dayFrom(6))).toBe(true);
  expect(await isFree(dayFrom(5))).toBe(false);
  expect(await isFree(dayFrom(4))).toBe(false);
});

test.each([
  ['another dose', { dose_no: 2 }],
  ['another vaccine', { vaccine_code: 'V2' }],
  ['somebody else', { person_key: 'other' }],
  ['an appointment that was cancelled', { status: 'CANCELLED', paid_cents: 0 }],
])('%s does not count', async (_what, more) => {
  expect(await isFree(dayFrom(4), more)).toBe(true);
});

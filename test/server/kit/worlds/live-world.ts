import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import type { Database } from '../../../../server/db/database';
import { insertCallers, insertSlots, OTHER_CLINIC, PRODUCT, prove } from './booking-world';
import type { Caller, Slot } from './booking-world';
import { day } from './booking-slots';

/** Old enough to come without a guardian, young enough for both vaccines. */
const BIRTHDAY = '2011-05-17';

/** Two injected live vaccines for those below 18, copies of the world's product under other codes. */
export const MMR = 'PMMR';
export const HEPATITIS_A = 'PHEPA';
const CODES = { [MMR]: 'mmr', [HEPATITIS_A]: 'hepa-l' };

const SLOTS = {
  mmrToday: { productId: MMR, day: day(0), startTime: '20:00', endTime: '21:00', capacity: 20 },
  mmrSoon: { productId: MMR, day: day(2), capacity: 20 },
  mmrLater: { productId: MMR, day: day(3), capacity: 20 },
  mmrLast: { productId: MMR, day: day(LIVE_GAP_DAYS), capacity: 20 },
  today: {
    productId: HEPATITIS_A,
    day: day(0),
    startTime: '20:00',
    endTime: '21:00',
    capacity: 20,
  },
  tomorrow: { productId: HEPATITIS_A, day: day(1), capacity: 20 },
  dayBefore: { productId: HEPATITIS_A, day: day(LIVE_GAP_DAYS - 1), capacity: 20 },
  lastDay: { productId: HEPATITIS_A, day: day(LIVE_GAP_DAYS), capacity: 20 },
  /** The only slot of the other clinic, with a capacity of one. */
  single: { productId: HEPATITIS_A, depaCode: OTHER_CLINIC, day: day(5), capacity: 1 },
} satisfies Record<string, Slot>;
export type LiveSlot = keyof typeof SLOTS;

export interface LiveWorld {
  readonly callers: Caller[];
  readonly ids: Readonly<Record<LiveSlot, number>>;
  /** One person in two accounts. */
  readonly samePerson: readonly [Caller, Caller];
}

/** Adds a copy of the world's product under another vaccine's code, which both clinics have. */
export async function insertProductOf({ pool }: Database, id: string, code: string): Promise<void> {
  await pool.query(
    `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
       service_fee_cents, sex_limit, min_age_days, max_age_days, doses, content)
     select $1, $2, category, name, short_name, maker, '{"zh":[],"en":[]}', img_url, price_cents,
       service_fee_cents, sex_limit, min_age_days, max_age_days, doses, content
     from products where id = $3`,
    [id, code, PRODUCT],
  );
  await pool.query(
    `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents)
     select depa_code, $1, 59800, 2800 from departments`,
    [id],
  );
}

/** Adds the two vaccines to a world, with slots on both sides of their minimum interval and people to book them. */
export async function insertLiveVaccines(database: Database): Promise<LiveWorld> {
  const { pool } = database;
  for (const [id, code] of Object.entries(CODES)) await insertProductOf(database, id, code);
  const names = Object.keys(SLOTS) as LiveSlot[];
  const made = await insertSlots(database, Object.values(SLOTS));
  const ids = Object.fromEntries(
    names.map((name, index) => [name, made[index]]),
  ) as LiveWorld['ids'];
  const callers = await insertCallers(database, 12, { birthday: BIRTHDAY });
  const [one, two] = callers.splice(0, 2) as [Caller, Caller];
  await pool.query(`update linkmen set document_number = 'E87654321' where id = any($1::text[])`, [
    [one.linkmanId, two.linkmanId],
  ]);
  await prove(database, one.linkmanId, two.linkmanId);
  return { callers, ids, samePerson: [one, two] };
}

import type { Database } from '../../../../server/db/database';
import { dosesLeft } from '../../../../server/shared/slots/remaining-doses';
import { CLINIC, PRODUCT } from './booking-world';

type Pool = Pick<Database, 'pool'>;

/** Limits a clinic's product by its stock, or no longer. */
export const limitByStock = (
  { pool }: Pool,
  isLimited = true,
  productId = PRODUCT,
  depaCode = CLINIC,
) =>
  pool.query(
    'update clinic_products set limited_by_stock = $3 where depa_code = $1 and product_id = $2',
    [depaCode, productId, isLimited],
  );

/** A lot that a clinic has. */
export interface TestLot {
  readonly lot: string;
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expiry: string;
  readonly doses: number;
  readonly productId?: string;
}

/** Enters a lot, or more doses of it. @returns its id */
export async function insertLot(
  { pool }: Pool,
  { lot, expiry, doses, productId = PRODUCT }: TestLot,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into clinic_lots (depa_code, product_id, lot, expiry, first_doses) values ($1, $2, $3, $4, $5)
     on conflict (depa_code, product_id, lot) do update set reason = '' returning id`,
    [CLINIC, productId, lot, expiry, Math.max(doses, 0)],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `insert into lot_movements (lot_id, moved_at, kind, doses) values ($1, now(), 'counted', $2)`,
    [id, doses],
  );
  return id;
}

/** Entries of a limited product: what may still be booked, by the first day that it counts for. */
export interface Entries {
  readonly fromDays: readonly string[];
  readonly remaining: readonly number[];
}

interface Facts {
  readonly lots: readonly {
    readonly expiry: string;
    readonly state: string;
    readonly balance: number;
  }[];
  readonly booked: readonly { readonly day: string }[];
}

async function readFacts({ pool }: Pool, productId: string): Promise<Facts> {
  const { rows: lots } = await pool.query<Facts['lots'][number]>(
    `select to_char(expiry, 'YYYY-MM-DD') as expiry, state, balance from clinic_lots where depa_code = $1 and product_id = $2`,
    [CLINIC, productId],
  );
  const { rows: booked } = await pool.query<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from orders where depa_code = $1 and product_id = $2
       and status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
     union all
     select to_char(s.day, 'YYYY-MM-DD') from holds h join slots s on s.id = h.slot_id cross join unnest(h.products) p (id)
     where h.ended_at is null and p.id = $2 and s.depa_code = $1`,
    [CLINIC, productId],
  );
  return { lots, booked };
}

/** The entries as the database has them; null where the product is not limited. */
export async function entriesNow({ pool }: Pool, productId = PRODUCT): Promise<Entries | null> {
  const { rows } = await pool.query<{ from_days: string[]; remaining: number[] }>(
    `select array(select to_char(d, 'YYYY-MM-DD') from unnest(from_days) d) as from_days, remaining
     from remaining_doses where depa_code = $1 and product_id = $2`,
    [CLINIC, productId],
  );
  const [row] = rows;
  return row ? { fromDays: row.from_days, remaining: row.remaining } : null;
}

/** What the entries have to say, counted by hand. */
export async function countedByHand(database: Pool, productId = PRODUCT): Promise<number[]> {
  const { fromDays } = (await entriesNow(database, productId)) ?? { fromDays: [] };
  const { lots, booked } = await readFacts(database, productId);
  return fromDays.map(
    (from) =>
      lots
        .filter(({ state, expiry }) => state === 'usable' && expiry >= from)
        .reduce((sum, { balance }) => sum + Math.max(balance, 0), 0) -
      booked.filter(({ day }) => day >= from).length,
  );
}

/**
 * Appointments and holds for which no dose is there: the most by which those of a day or later exceed the doses that can be given
 * then, over all days. By the lots and orders alone.
 */
export async function dosesMissing(database: Pool, productId = PRODUCT): Promise<number> {
  const { lots, booked } = await readFacts(database, productId);
  const missing = booked.map(
    ({ day: from }) =>
      booked.filter(({ day }) => day >= from).length -
      lots
        .filter(({ state, expiry }) => state === 'usable' && expiry >= from)
        .reduce((sum, { balance }) => sum + Math.max(balance, 0), 0),
  );
  return Math.max(0, ...missing);
}

/** Doses that may still be booked for a day, as bookings ask for them; null where the product is not limited. */
export async function dosesLeftOn(
  { pool }: Pool,
  day: string,
  productId = PRODUCT,
): Promise<number | null> {
  const { rows } = await pool.query<{ doses: number | null }>(
    `select ${dosesLeft({ depaCode: '$1', productId: '$2', day: '$3::date' })} as doses`,
    [CLINIC, productId, day],
  );
  return rows[0]?.doses ?? null;
}

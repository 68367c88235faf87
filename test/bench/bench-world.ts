import type { Pool } from 'pg';
import type { Database } from '../../server/db/database';
import { inDatabase, readLedger } from '../server/kit/worlds/booking-world';
import type { TestDatabase } from '../server/kit/worlds/booking-world';
import { insertLot, limitByStock } from '../server/kit/worlds/limited-world';

/** Every product of the benchmark is a vaccine of its own, so that each caller can book each once. */
export const productName = (index: number): string => `B${index}`;

/**
 * Slots of very large capacity for a product of the first clinic, twenty a day.
 * @param first day, `YYYY-MM-DD` @returns the first one's id
 */
export async function insertHugeSlots(
  pool: Pool,
  productId: string,
  slots: number,
  first: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select 'D1', $1, $2::date + n / 20, to_char(n % 20, 'FM00') || ':00', to_char(n % 20, 'FM00') || ':30', 1000000, 1000000
     from generate_series(0, $3::integer - 1) n order by n returning id`,
    [productId, first, slots],
  );
  return Math.min(...rows.map(({ id }) => id));
}

/** Products of the first clinic with slots of very large capacity. @returns the id of each product's first slot. */
export async function insertProducts(
  { pool }: Database,
  products: number,
  slots: number,
  dayFrom: (days: number) => string,
): Promise<number[]> {
  const firstSlots: number[] = [];
  for (let index = 0; index < products; index += 1) {
    const name = productName(index);
    await pool.query(
      `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
        service_fee_cents, min_age_days, doses, content)
       select $1, $1, category, name, short_name, maker, diseases, img_url, price_cents, service_fee_cents, 0, doses, content
       from products where id = 'P1'`,
      [name],
    );
    await pool.query(
      `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents) values ('D1', $1, 1, 1)`,
      [name],
    );
    firstSlots.push(await insertHugeSlots(pool, name, slots, dayFrom(1)));
  }
  await pool.query('analyze');
  return firstSlots;
}

/** Hold id of the waiting-list offer that {@link insertWaitlistOffers} makes to an account. */
export const offeredHoldId = (product: number, userId: string): string => `h${product}-${userId}`;

/**
 * Offers every caller one capacity of a slot from the waiting list, and adds the waiting-list entries that belong to
 * it.
 */
export async function insertWaitlistOffers(
  { pool }: Database,
  product: number,
  slotId: number,
  callers: readonly { readonly userId: string; readonly linkmanId: string }[],
): Promise<void> {
  const users = callers.map(({ userId }) => userId);
  await pool.query(
    `with waited as (
       insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code, depa_code,
         offers_made, hold_id, joined_at)
       select u, l, l, $4, $4, 1, '110100', 'D1', 1, 'h' || $1::text || '-' || u, now()
       from unnest($3::text[], $5::text[]) as a (u, l)
     ), made as (
       insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
       select 'h' || $1::text || '-' || u, u, $2, 1, 'offer', now(), now() + interval '1 hour' from unnest($3::text[]) u
     )
     update slots set remaining = remaining - cardinality($3::text[]), held = held + cardinality($3::text[]) where id = $2`,
    [product, slotId, users, productName(product), callers.map(({ linkmanId }) => linkmanId)],
  );
}

/** Limits so many products by their stock, with a lot of so many doses each. */
export async function limitProducts(
  database: Database,
  first: number,
  products: number,
  doses: number,
): Promise<void> {
  for (let index = first; index < first + products; index += 1) {
    const productId = productName(index);
    await insertLot(database, { lot: 'BENCH', expiry: '2099-12-31', doses, productId });
    await limitByStock(database, true, productId);
  }
}

/** @throws Error where slots do not add up */
export async function assertBalanced(testDatabase: TestDatabase): Promise<void> {
  const { unbalanced, orders } = await inDatabase(testDatabase, readLedger);
  if (unbalanced.length > 0) throw new Error(`Slots out of balance: ${unbalanced.join(', ')}`);
  console.log(`  ${orders.length.toLocaleString('en')} orders, every slot in balance`);
}

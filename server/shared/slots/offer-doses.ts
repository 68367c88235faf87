import { sql } from 'kysely';
import { MAX_OFFERS, OFFER_MIN_LEAD } from '@contract/waitlist/waitlist-rules';
import type { Db } from '../../db/database';
import { dosesLeft } from './remaining-doses';
import { readClock } from './clock-reading';
import { slotIsOnSale } from './bookable';
import { isSlotOfProduct } from './slot-group';

/** Doses that come in, of a product of a clinic: received, counted, released from quarantine, or there again by a correction. */
export interface IncomingDoses {
  readonly depaCode: string;
  readonly productId: string;
  readonly doses: number;
  /** ms. */
  readonly now: number;
}

/** Slots and entries that are looked at whenever doses come in: bookings of these slots wait meanwhile. */
const MOST = 100;

/**
 * SQL: entry `w` waits for a product of clinic `o`, `d`, there or anywhere in its city, and may get an offer today. Whether the dose suits the
 * person is for the job to say, as of any place.
 */
const waitsThere = (
  now: number,
) => sql<boolean>`w.state = 'waiting' and w.product_id = o.product_id and w.city_code = d.city_code
  and (w.depa_code is null or w.depa_code = o.depa_code)
  and w.offers_made < ${MAX_OFFERS} and (w.offered_on is null or w.offered_on < ${readClock(now).today}::date)`;

/** A product of a clinic, by a clock. */
type ProductThere = Omit<IncomingDoses, 'doses'>;

/** Ids of slots with free places for which somebody waits, by time; none where the product is not limited by its stock. */
async function waitedSlots(trx: Db, { depaCode, productId, now }: ProductThere): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from clinic_products o join departments d on d.depa_code = o.depa_code join slots s on ${isSlotOfProduct}
    where o.depa_code = ${depaCode} and o.product_id = ${productId} and o.in_stock and d.is_online
      and exists (select from remaining_doses r where r.depa_code = o.depa_code and r.product_id = o.product_id)
      and s.day >= ${readClock(now).today}::date and s.remaining > 0 and not s.drawn and ${slotIsOnSale(now)}
      and (s.day + s.start_time::time) at time zone 'Asia/Shanghai' > ${new Date(now + OFFER_MIN_LEAD)}
      and exists (select from waitlist_entries w where ${waitsThere(now)} and (w.day is null or w.day = s.day))
    order by s.day, s.start_time, s.id limit ${sql.lit(MOST)}`.execute(trx);
  return rows.map(({ id }) => id);
}

async function lockSlots(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from slots where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    trx,
  );
}

/**
 * Locks the slots with free places for which somebody waits, where the product is limited by its stock: before its doses are locked, as
 * bookings do.
 * @param others slots that are locked together with them, as all are in the order of their ids
 * @returns the ids of those with free places, by time; none where nobody waits for a dose
 */
export async function lockWaitedSlots(
  trx: Db,
  product: ProductThere,
  others: readonly number[] = [],
): Promise<number[]> {
  const ids = await waitedSlots(trx, product);
  await lockSlots(trx, [...others, ...ids]);
  return ids;
}

/** A product of a clinic with the slots that {@link lockWaitedSlots} locked for it, by time. */
export interface WaitedProduct extends Omit<ProductThere, 'now'> {
  readonly slotIds: readonly number[];
}

/** {@link lockWaitedSlots} of many products at once; those for which nobody waits are left out. */
export async function lockWaitedSlotsOf(
  trx: Db,
  products: readonly Omit<ProductThere, 'now'>[],
  now: number,
): Promise<WaitedProduct[]> {
  if (products.length === 0) return [];
  const depaCodes = products.map(({ depaCode }) => depaCode);
  const productIds = products.map(({ productId }) => productId);
  const { rows: limited } = await sql<Omit<ProductThere, 'now'>>`
    select r.depa_code as "depaCode", r.product_id as "productId" from remaining_doses r
    where (r.depa_code, r.product_id) in (select * from unnest(${depaCodes}::text[], ${productIds}::text[]))
    order by r.depa_code, r.product_id`.execute(trx);
  const waited: WaitedProduct[] = [];
  for (const product of limited) {
    const slotIds = await waitedSlots(trx, { ...product, now });
    if (slotIds.length > 0) waited.push({ ...product, slotIds });
  }
  await lockSlots(trx, [...new Set(waited.flatMap(({ slotIds }) => slotIds))]);
  return waited;
}

/** What may still be booked of a limited product, locked, by the first day that an entry counts for; none where it is not limited. */
type DosesByDay = readonly { readonly day: string; readonly doses: number }[];

async function dosesByDay(
  trx: Db,
  { depaCode, productId }: Omit<ProductThere, 'now'>,
): Promise<DosesByDay> {
  const { rows } = await sql<{ day: string; doses: number }>`
    select to_char(u.day, 'YYYY-MM-DD') as day, u.doses
    from remaining_doses d cross join lateral unnest(d.from_days, d.remaining) u (day, doses)
    where d.depa_code = ${depaCode} and d.product_id = ${productId} order by u.day for no key update of d`.execute(
    trx,
  );
  return rows;
}

/** What may be booked for a day: the least of the entries up to it, and nothing where more is booked than there is. */
const bookableOn = (entries: DosesByDay, day: string): number => {
  const upTo = entries.filter((entry) => entry.day <= day).map(({ doses }) => doses);
  return upTo.length === 0 ? 0 : Math.max(0, Math.min(...upTo));
};

/** How many doses more may be booked than before, on the day of which that is most. */
const dosesGained = (before: DosesByDay, after: DosesByDay): number =>
  Math.max(
    0,
    ...[...before, ...after].map(({ day }) => bookableOn(after, day) - bookableOn(before, day)),
  );

/**
 * Does what moves doses of products into, out of or between lots, or changes until when they are valid, and holds for who waits first
 * what can be booked by it that could not before ({@link holdDosesForWaitlist}).
 * @param products in the order of their keys, with the slots that were locked for each @param now ms
 */
export async function holdingGainedDoses<Result>(
  trx: Db,
  products: readonly WaitedProduct[],
  now: number,
  change: () => Promise<Result>,
): Promise<Result> {
  const before: (readonly [WaitedProduct, DosesByDay])[] = [];
  for (const product of products)
    if (product.slotIds.length > 0) before.push([product, await dosesByDay(trx, product)]);
  const result = await change();
  for (const [product, entries] of before) {
    const doses = dosesGained(entries, await dosesByDay(trx, product));
    if (doses === 0) continue;
    // A file that brings doses may have given the product other slots.
    const still = new Set(await waitedSlots(trx, { ...product, now }));
    const slotIds = product.slotIds.filter((id) => still.has(id));
    await holdDosesForWaitlist(trx, { ...product, doses, now }, slotIds);
  }
  return result;
}

/**
 * Holds a place with a dose for each entry that waits, in the order of joining, as far as doses and places go: what is held is then
 * offered along the list as a place that came free, and is free for everybody where nobody takes it. Within the transaction in which the
 * doses come in, with the slots locked, so that nobody books them before.
 * @param slotIds of {@link lockWaitedSlots}
 */
export async function holdDosesForWaitlist(
  trx: Db,
  { depaCode, productId, doses, now }: IncomingDoses,
  slotIds: readonly number[],
): Promise<void> {
  if (slotIds.length === 0 || doses <= 0) return;
  const { rows: entries } = await sql<{ day: string | null }>`
    select w.day from waitlist_entries w
    join clinic_products o on o.depa_code = ${depaCode} and o.product_id = ${productId}
    join departments d on d.depa_code = o.depa_code
    where ${waitsThere(now)} order by w.id limit ${Math.min(doses, MOST)}`.execute(trx);
  const left = sql.raw(
    dosesLeft({ depaCode: 's.depa_code', productId: 'asked.product_id', day: 's.day' }),
  );
  for (const { day } of entries)
    await sql`
      with asked as (select ${productId}::text as product_id), free as (
        select s.id from slots s, asked
        where s.id = any(${slotIds}::bigint[]) and s.remaining > 0 and (${day}::date is null or s.day = ${day}::date)
          and coalesce(${left}, 1) > 0
        order by s.day, s.start_time, s.id limit 1
      ), held as (
        insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at, products)
        select replace(gen_random_uuid()::text, '-', ''), null, free.id, 1, 'offer', ${new Date(now)}, 'infinity', array[asked.product_id]
        from free, asked returning slot_id
      )
      update slots s set remaining = s.remaining - 1, held = s.held + 1 from held where s.id = held.slot_id`.execute(
      trx,
    );
}

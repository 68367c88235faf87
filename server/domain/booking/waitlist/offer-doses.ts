import { sql } from 'kysely';
import { MAX_OFFERS, OFFER_MIN_LEAD } from '@contract/waitlist/waitlist-rules';
import type { Db } from '../../../db/database';
import { dosesLeft } from '../../../shared/slots/remaining-doses';
import { readClock } from '../../../shared/slots/clock-reading';
import { slotIsOnSale } from '../../../shared/slots/bookable';
import { isSlotOfProduct } from '../../../shared/slots/slot-group';

/** Doses that come in, of a product of a clinic: received, counted, or released from quarantine. */
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

/**
 * Locks the slots with free places for which somebody waits, where the product is limited by its stock: before its doses are locked, as
 * bookings do. @returns their ids, by time; none where nobody waits for a dose
 */
export async function lockWaitedSlots(
  trx: Db,
  { depaCode, productId, now }: Omit<IncomingDoses, 'doses'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from clinic_products o join departments d on d.depa_code = o.depa_code join slots s on ${isSlotOfProduct}
    where o.depa_code = ${depaCode} and o.product_id = ${productId} and o.in_stock and d.is_online
      and exists (select from remaining_doses r where r.depa_code = o.depa_code and r.product_id = o.product_id)
      and s.day >= ${readClock(now).today}::date and s.remaining > 0 and not s.drawn and ${slotIsOnSale(now)}
      and (s.day + s.start_time::time) at time zone 'Asia/Shanghai' > ${new Date(now + OFFER_MIN_LEAD)}
      and exists (select from waitlist_entries w where ${waitsThere(now)} and (w.day is null or w.day = s.day))
    order by s.day, s.start_time, s.id limit ${sql.lit(MOST)}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await sql`select id from slots where id = any(${ids}::bigint[]) order by id for no key update`.execute(
      trx,
    );
  return ids;
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

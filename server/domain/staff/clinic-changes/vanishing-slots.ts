import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { namedStatement } from '../../../db/named-statement';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { deleteUnused } from '../../../shared/slots/schedule/slot-rows';
import { planOfCatalogue } from '../../clinics/catalogue/stored/catalogue-plan';
import type { Catalogue } from '../../../catalogue/rows';

/** A slot that is there and that a change makes no more. Day `YYYY-MM-DD`. */
export interface VanishingSlot {
  readonly id: number;
  readonly day: string;
  /** Places of it that are taken or held. */
  readonly taken: number;
  /** It belongs to a release that has not ended. */
  readonly isAnnounced: boolean;
}

interface Row extends VanishingSlot {
  readonly depaCode: string;
  readonly startTime: string;
  /** Products that share the slot. */
  readonly productIds: readonly string[];
}

const OPEN_SLOTS = namedStatement('', 'depaCodes productIds today clock')`
select s.id, s.day, s.capacity - s.remaining as taken, s.depa_code as "depaCode", s.start_time as "startTime", array(
    select m.product_id from slot_group_products m
    where m.depa_code = s.depa_code and m.group_code = s.group_code) as "productIds", exists (
    select from releases r where r.id = s.release_id and r.state <> 'ended') as "isAnnounced"
from slots s
where (s.depa_code, s.group_code) in (
    select g.depa_code, g.group_code from slot_group_products g
    where (g.depa_code, g.product_id) in (select * from unnest(:depaCodes::text[], :productIds::text[])))
  and s.day >= :today and (s.day > :today or s.start_time > :clock) and s.closed_at is null
  and s.scheduled_capacity is distinct from 0
order by s.id`;

/**
 * Slots of some products that have not begun and that a clinic's part of the catalogue, as it will be, makes no more for any of them that share it. Those
 * that have been withdrawn before are none of them: whoever has a place there was kept or told then.
 * @param stale as `clinicProductEntryKey` names products
 */
export async function vanishingSlots(
  db: Db,
  after: Catalogue,
  stale: ReadonlySet<string>,
  { today, clock }: ClockReading,
): Promise<VanishingSlot[]> {
  if (stale.size === 0) return [];
  const pairs = [...stale].map((key) => key.split(' '));
  const { rows } = await db.executeQuery(
    OPEN_SLOTS.query<Row>({
      depaCodes: pairs.map(([depaCode]) => depaCode),
      productIds: pairs.map(([, productId]) => productId),
      today,
      clock,
    }),
  );
  const plan = planOfCatalogue(after);
  return rows
    .filter(
      ({ depaCode, productIds, day, startTime }) =>
        !productIds.some((id) => plan.capacities(depaCode, id, day).has(startTime)),
    )
    .map(({ id, day, taken, isAnnounced }) => ({ id, day, taken, isAnnounced }));
}

/** Locks slots, in the order in which bookings do: nobody new comes into them until the end of the transaction. */
export async function lockVanishing(trx: Db, slots: readonly VanishingSlot[]): Promise<void> {
  if (slots.length === 0) return;
  await trx
    .selectFrom('slots')
    .select('id')
    .where(sql<boolean>`id = any(${slots.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Deletes slots that nobody has used, and takes the free places out of the others, as the job does that follows the schedules
 * a second later (docs/decisions/0155): until then nobody books what is made no more. Those of an announced release stay
 * until it has ended.
 */
export async function withdrawVanishing(trx: Db, slots: readonly VanishingSlot[]): Promise<void> {
  const ids = slots.filter(({ isAnnounced }) => !isAnnounced).map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteUnused(trx, ids);
  await sql`update slots set capacity = capacity - remaining, remaining = 0, scheduled_capacity = 0
    where id = any(${ids}::bigint[])`.execute(trx);
}

import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';
import { slotProducts } from './slot-products';

/** The slots of a clinic's day with their products, by time. */
export const daySlots = (db: Db, depaCode: string, day: string) =>
  db
    .selectFrom('slots as s')
    .select(['s.id', 's.start_time', 's.end_time', 's.capacity', 's.remaining'])
    .select(['s.held', 's.closed_at', 's.close_reason', slotProducts.as('products')])
    .where('s.depa_code', '=', depaCode)
    .where('s.day', '=', day)
    .orderBy('s.start_time')
    .orderBy(
      sql`(select min(p.sort) from slot_group_products g join products p on p.id = g.product_id
        where g.depa_code = s.depa_code and g.group_code = s.group_code)`,
    )
    .orderBy('s.id')
    .execute();

/** The open slots of a clinic's day with their products and doses, by product; of products that are offered: a slot that several share is there for each. */
export const walkInSlots = (db: Db, depaCode: string, day: string) =>
  db
    .selectFrom('slots as s')
    .innerJoin('slot_group_products as g', (join) =>
      join.onRef('g.depa_code', '=', 's.depa_code').onRef('g.group_code', '=', 's.group_code'),
    )
    .innerJoin('products as p', 'p.id', 'g.product_id')
    .innerJoin('clinic_products as o', (join) =>
      join.onRef('o.depa_code', '=', 'g.depa_code').onRef('o.product_id', '=', 'g.product_id'),
    )
    .select(['s.id', 's.start_time', 's.end_time', 's.remaining', 'g.product_id'])
    .select(['p.short_name', 'p.doses'])
    .where(isOffered('o'))
    .where('s.depa_code', '=', depaCode)
    .where('s.day', '=', day)
    .where('s.closed_at', 'is', null)
    .orderBy('p.sort')
    .orderBy('p.id')
    .orderBy('s.start_time')
    .execute();

/** Whether a slot is one of the clinic's on a day. */
export const hasSlot = async (
  db: Db,
  depaCode: string,
  slotId: number,
  day: string,
): Promise<boolean> =>
  (await db
    .selectFrom('slots')
    .select('id')
    .where('id', '=', slotId)
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .executeTakeFirst()) !== undefined;

/** Closes slots at a time, or opens them. @param closedAt null: open */
export async function setClosed(
  trx: Db,
  slotIds: readonly number[],
  closedAt: Date | null,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('slots')
    .set({ closed_at: closedAt, close_reason: reason })
    .where('id', 'in', slotIds)
    .execute();
}

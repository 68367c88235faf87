import type { Db } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';

/** The slots of a clinic's day with their products, by time. */
export const daySlots = (db: Db, depaCode: string, day: string) =>
  db
    .selectFrom('slots as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.product_id', 's.start_time', 's.end_time', 's.capacity', 's.remaining'])
    .select(['s.held', 's.closed_at', 's.close_reason', 'p.short_name'])
    .where('s.depa_code', '=', depaCode)
    .where('s.day', '=', day)
    .orderBy('s.start_time')
    .orderBy('p.sort')
    .orderBy('s.id')
    .execute();

/** The open slots of a clinic's day with their products and doses, by product; of products that are offered. */
export const walkInSlots = (db: Db, depaCode: string, day: string) =>
  db
    .selectFrom('slots as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.start_time', 's.end_time', 's.remaining', 's.product_id'])
    .innerJoin('clinic_products as o', (join) =>
      join.onRef('o.depa_code', '=', 's.depa_code').onRef('o.product_id', '=', 's.product_id'),
    )
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

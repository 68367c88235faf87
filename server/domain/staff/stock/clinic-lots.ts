import type { Db } from '../../../db/database';

/** The lots of a clinic's products, those that expire first first. */
export const clinicLots = (db: Db, depaCode: string) =>
  db
    .selectFrom('clinic_lots as l')
    .select(['l.id', 'l.product_id', 'l.lot', 'l.expiry', 'l.state', 'l.reason', 'l.balance'])
    .where('l.depa_code', '=', depaCode)
    .orderBy('l.product_id')
    .orderBy('l.expiry')
    .orderBy('l.lot');

/** The lot of the pack whose code was scanned; '' where the clinic has not entered it. */
export async function lotOfPack(
  db: Db,
  { depaCode, productId }: { readonly depaCode: string; readonly productId: string },
  packCode: string,
): Promise<string> {
  if (packCode === '') return '';
  const found = await db
    .selectFrom('lot_packs as p')
    .innerJoin('clinic_lots as l', 'l.id', 'p.lot_id')
    .select('l.lot')
    .where('p.pack_code', '=', packCode)
    .where('l.depa_code', '=', depaCode)
    .where('l.product_id', '=', productId)
    .executeTakeFirst();
  return found?.lot ?? '';
}

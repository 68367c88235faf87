import type { Db } from '../../../db/database';

/** A lot of a product at a clinic. */
export interface LotOfClinic {
  readonly depaCode: string;
  readonly productId: string;
  /** As it is stored: `normalizeLot`. */
  readonly lot: string;
}

/** The recall that holds at a clinic's desk: one of every clinic, its own, or any by the holder of the product. */
export const openRecall = (db: Db, { depaCode, productId, lot }: LotOfClinic) =>
  db
    .selectFrom('lot_recalls')
    .select(['id', 'reason'])
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('depa_code', 'is', null),
        eb('depa_code', '=', depaCode),
        eb('source', '=', 'holder'),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();

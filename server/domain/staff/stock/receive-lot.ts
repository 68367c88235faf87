import { CODE } from '@contract/errors';
import type { StockLot } from '@contract/manage/lot-endpoints';
import type { Db } from '../../../db/database';
import { DomainError, refusedInput } from '../../../http/domain-error';
import { holdDosesForWaitlist, lockWaitedSlots } from '../../../shared/slots/offer-doses';
import { heldProducts } from './held-products';
import { recordStaffChange } from '../manage/staff-changes';
import { lockDoses } from './lock-doses';
import { lockClinicLot, readClinicLot, shownLot } from './managed-lot';
import { openRecall } from './open-recall';
import type { LotOfClinic } from './open-recall';
import { wasRequested } from './was-requested';

/** Vaccine that comes in. */
export interface ReceivedLot extends LotOfClinic {
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expiry: string;
  readonly doses: number;
  /** Of its packs, as they were scanned. */
  readonly packCodes: readonly string[];
  readonly note: string;
  readonly requestKey: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

/** The lot, entered with nothing in it where it is new. */
async function enterLot(trx: Db, received: ReceivedLot): Promise<number> {
  const { depaCode, productId, lot, expiry } = received;
  const recall = await openRecall(trx, received);
  await trx
    .insertInto('clinic_lots')
    .values({
      depa_code: depaCode,
      product_id: productId,
      lot,
      expiry,
      first_doses: received.doses,
      ...(recall && { state: 'recalled' as const, reason: recall.reason }),
    })
    .onConflict((conflict) => conflict.columns(['depa_code', 'product_id', 'lot']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('clinic_lots')
    .select('id')
    .where('depa_code', '=', depaCode)
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .executeTakeFirstOrThrow();
  return id;
}

async function notePacks(trx: Db, lotId: number, packCodes: readonly string[]): Promise<void> {
  if (packCodes.length === 0) return;
  const values = [...new Set(packCodes)].sort().map((code) => ({ pack_code: code, lot_id: lotId }));
  await trx
    .insertInto('lot_packs')
    .values(values)
    .onConflict((conflict) => conflict.column('pack_code').doNothing())
    .execute();
  const other = await trx
    .selectFrom('lot_packs')
    .select('pack_code')
    .where(
      'pack_code',
      'in',
      values.map((each) => each.pack_code),
    )
    .where('lot_id', '!=', lotId)
    .executeTakeFirst();
  if (!other) return;
  const { pack_code: code } = other;
  throw refusedInput({
    zh: `追溯码 ${code} 已登记在另一批下，请核对后重新扫描`,
    en: `pack code ${code} is on record with another lot. Check it and scan again.`,
  });
}

async function holdsProduct(db: Db, { depaCode, productId }: LotOfClinic): Promise<void> {
  const held = await heldProducts(db, depaCode).where('p.id', '=', productId).executeTakeFirst();
  if (!held) throw new DomainError(CODE.NOT_FOUND);
  if (held.is_retired)
    throw refusedInput({
      zh: '这种疫苗已从疫苗目录中取消，不能再入库。请先在“疫苗与价格”里重新加入',
      en: 'this vaccine was taken out of the catalogue and cannot be received. Add it again under “Vaccines and prices” first.',
    });
}

/**
 * Enters doses of a lot that came in, once for each request. Where they limit bookings, who waits for one is asked first.
 * @throws DomainError 4004 for a product that the clinic does not hold; 4000 for one that was
 *   taken out of the catalogue, for another expiry than the lot has, or a pack of another lot
 */
export const receiveLot = (db: Db, received: ReceivedLot): Promise<StockLot> =>
  db.transaction().execute(async (trx) => {
    const { depaCode, productId, lot, doses, staffId, note, now, requestKey } = received;
    await holdsProduct(trx, received);
    // Slots before doses, as bookings lock them.
    const slotIds = await lockWaitedSlots(trx, received);
    await lockDoses(trx, received);
    const lotId = await enterLot(trx, received);
    const { expiry, balance } = await lockClinicLot(trx, depaCode, lotId);
    if (await wasRequested(trx, lotId, requestKey))
      return shownLot(await readClinicLot(trx, lotId));
    if (expiry !== received.expiry)
      throw refusedInput({
        zh: `批号 ${lot} 已登记的有效期是 ${expiry}，请核对包装盒`,
        en: `lot ${lot} is on record as valid until ${expiry}. Check the box.`,
      });
    await notePacks(trx, lotId, received.packCodes);
    await trx
      .insertInto('lot_movements')
      .values({
        lot_id: lotId,
        moved_at: new Date(now),
        kind: 'received',
        doses,
        staff_id: staffId,
        note,
        request_key: requestKey,
      })
      .execute();
    await holdDosesForWaitlist(trx, received, slotIds);
    const change = {
      staffId,
      depaCode,
      action: 'lotReceived',
      subject: `${productId} ${lot}`,
      before: { left: balance },
      after: { left: balance + doses, expiry },
    } as const;
    await recordStaffChange(trx, change, now);
    return shownLot(await readClinicLot(trx, lotId));
  });

import { CODE } from '@contract/errors';
import type { StockLot } from '@contract/manage/lot-endpoints';
import { movedDoses, takesTooMuch } from '@contract/stock/stock-rules';
import type { EnteredKind } from '@contract/stock/stock-rules';
import type { Db } from '../../../db/database';
import { DomainError, refusedInput } from '../../../http/domain-error';
import { holdDosesForWaitlist } from '../../../shared/slots/offer-doses';
import { recordStaffChange } from '../manage/staff-changes';
import { lockLotAndSlots, readClinicLot, shownLot } from './managed-lot';
import type { ClinicLot } from './managed-lot';
import { wasRequested } from './was-requested';

/** Of which clinic's lot, and who enters it. */
interface OfLot {
  readonly depaCode: string;
  readonly lotId: number;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

export interface EnteredMovement extends OfLot {
  readonly kind: EnteredKind;
  /** Counted, or taken out. */
  readonly doses: number;
  /** What was left when it was entered. */
  readonly shown: number;
  readonly note: string;
  readonly requestKey: string;
}

function refuseOther({ lot, balance }: ClinicLot, shown: number): void {
  if (balance === shown) return;
  throw new DomainError(CODE.ORDER_STATE, {
    data: { left: balance },
    message: {
      zh: `批号 ${lot} 刚才有出入，现在账上剩 ${balance} 剂，请看过再录入`,
      en: `Lot ${lot} has just changed. Doses left in the stock card now: ${balance}. Check, then enter again.`,
    },
  });
}

function refuseTooMuch({ lot, balance }: ClinicLot, { kind, doses }: EnteredMovement): void {
  if (!takesTooMuch(kind, doses, balance)) return;
  throw refusedInput({
    zh: `批号 ${lot} 账上只剩 ${balance} 剂，请先盘点，再登记减少的剂数`,
    en: `lot ${lot} has fewer doses left in the stock card: ${balance}. Count it first, then enter what goes out.`,
  });
}

/** Doses of a lot that can be booked from now on. */
interface BookableDoses extends Awaited<ReturnType<typeof lockLotAndSlots>> {
  /** None where fewer can be than before. */
  readonly doses: number;
}

/** Holds them for who waits first. */
const holdForWaitlist = (
  trx: Db,
  { depaCode, now }: OfLot,
  { lot, slotIds, doses }: BookableDoses,
): Promise<void> =>
  holdDosesForWaitlist(trx, { depaCode, productId: lot.product_id, doses, now }, slotIds);

/**
 * Enters a count of a lot, or doses that went out of it, once for each request.
 * @throws DomainError 4004 for another clinic's lot; 20007 where the balance is no longer as it was shown; 4000 where
 *   more would go out than is left
 */
export const moveLot = (db: Db, entered: EnteredMovement): Promise<StockLot> =>
  db.transaction().execute(async (trx) => {
    const { depaCode, lotId, kind, doses, shown, note, requestKey, staffId, now } = entered;
    const { lot, slotIds } = await lockLotAndSlots(trx, entered);
    if (await wasRequested(trx, lotId, requestKey)) return shownLot(lot);
    refuseOther(lot, shown);
    refuseTooMuch(lot, entered);
    const moved = movedDoses(kind, doses, lot.balance);
    // Nothing was taken out; a count that fits is still a count.
    if (moved === 0 && kind !== 'counted') return shownLot(lot);
    await trx
      .insertInto('lot_movements')
      .values({
        lot_id: lotId,
        moved_at: new Date(now),
        kind,
        doses: moved,
        staff_id: staffId,
        note,
        request_key: requestKey,
      })
      .execute();
    await holdForWaitlist(trx, entered, { lot, slotIds, doses: moved });
    const change = {
      staffId,
      depaCode,
      action: 'lotMoved',
      subject: `${lot.product_id} ${lot.lot}`,
      before: { left: lot.balance },
      after: { left: lot.balance + moved, kind },
    } as const;
    await recordStaffChange(trx, change, now);
    return shownLot(await readClinicLot(trx, lotId));
  });

const RECALLED = {
  zh: '这批疫苗在召回中，召回结束后才能改',
  en: 'This lot is being recalled. It can be changed once the recall has ended.',
};

/**
 * Quarantines a lot of a clinic, or releases it.
 * @throws DomainError 4004 for another clinic's lot; 20007 for one that is being recalled
 */
export const setLotState = (
  db: Db,
  entered: OfLot & { readonly state: 'usable' | 'quarantined'; readonly reason: string },
): Promise<StockLot> =>
  db.transaction().execute(async (trx) => {
    const { depaCode, lotId, state, reason, staffId, now } = entered;
    const { lot, slotIds } = await lockLotAndSlots(trx, entered);
    if (lot.state === 'recalled') throw new DomainError(CODE.ORDER_STATE, { message: RECALLED });
    await trx
      .updateTable('clinic_lots')
      .set({ state, reason: state === 'usable' ? '' : reason })
      .where('id', '=', lotId)
      .execute();
    const isReleased = state === 'usable' && lot.state === 'quarantined';
    await holdForWaitlist(trx, entered, { lot, slotIds, doses: isReleased ? lot.balance : 0 });
    const change = {
      staffId,
      depaCode,
      action: 'lotState',
      subject: `${lot.product_id} ${lot.lot}`,
      before: { state: lot.state },
      after: { state, reason },
    } as const;
    await recordStaffChange(trx, change, now);
    return shownLot(await readClinicLot(trx, lotId));
  });

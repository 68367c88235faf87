import type { StockLot } from '@contract/manage/lot-endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { lockWaitedSlots } from '../../../shared/slots/offer-doses';
import { lockDoses } from './lock-doses';

const COLUMNS = ['id', 'product_id', 'lot', 'expiry', 'state', 'reason', 'balance'] as const;

/** A lot of a clinic, locked for a change. @throws DomainError 4004 for another clinic's */
export async function lockClinicLot(trx: Db, depaCode: string, lotId: number) {
  const row = await trx
    .selectFrom('clinic_lots')
    .select(COLUMNS)
    .where('id', '=', lotId)
    .where('depa_code', '=', depaCode)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

/**
 * A lot of a clinic, locked for a change that may let doses in, with the slots that are held of them for who waits first
 * (`holdDosesForWaitlist`): slots, then what may be booked of the product, then the lot, as bookings and the desk lock them.
 * @throws DomainError 4004 for another clinic's
 */
export async function lockLotAndSlots(
  trx: Db,
  {
    depaCode,
    lotId,
    now,
  }: { readonly depaCode: string; readonly lotId: number; readonly now: number },
) {
  const ofLot = await trx
    .selectFrom('clinic_lots')
    .select('product_id as productId')
    .where('id', '=', lotId)
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!ofLot) throw new DomainError(CODE.NOT_FOUND);
  const { productId } = ofLot;
  const slotIds = await lockWaitedSlots(trx, { depaCode, productId, now });
  await lockDoses(trx, { depaCode, productId });
  return { slotIds, lot: await lockClinicLot(trx, depaCode, lotId) };
}

/** A row of `clinic_lots`. */
export type ClinicLot = Awaited<ReturnType<typeof lockClinicLot>>;

/** A lot as it is now. */
export const readClinicLot = (db: Db, lotId: number): Promise<ClinicLot> =>
  db.selectFrom('clinic_lots').select(COLUMNS).where('id', '=', lotId).executeTakeFirstOrThrow();

/** A lot as those who manage the clinic see it. */
export const shownLot = ({
  id: lotId,
  lot,
  expiry,
  state,
  reason,
  balance: left,
}: ClinicLot): StockLot => ({
  lotId,
  lot,
  expiry,
  state,
  reason,
  left,
});

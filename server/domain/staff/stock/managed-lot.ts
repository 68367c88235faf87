import type { StockLot } from '@contract/manage/lot-endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { lockDoses } from './lock-doses';

const COLUMNS = ['id', 'product_id', 'lot', 'expiry', 'state', 'reason', 'balance'] as const;

/**
 * A lot of a clinic, locked for a change after what may be booked of its product. In a transaction.
 * @throws DomainError 4004 for another clinic's
 */
export async function lockClinicLot(trx: Db, depaCode: string, lotId: number) {
  const ofLot = await trx
    .selectFrom('clinic_lots')
    .select('product_id')
    .where('id', '=', lotId)
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!ofLot) throw new DomainError(CODE.NOT_FOUND);
  await lockDoses(trx, { depaCode, productId: ofLot.product_id });
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

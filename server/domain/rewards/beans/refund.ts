import type { Db } from '../../../db/database';
import { lockAccount } from './account';
import { postEntry } from './entry';
import { moveLot } from './lots';

/** The lots that an entry took from: what was taken last first, as it is valid longest. */
const takenBy = (trx: Db, entryId: string) =>
  trx
    .selectFrom('bean_movements as m')
    .innerJoin('bean_lots as l', 'l.id', 'm.lot_id')
    .select(['m.lot_id', 'm.beans'])
    .where('m.entry_id', '=', entryId)
    .orderBy('l.expires_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();

/**
 * Returns beans of an entry that spent them, whole or in part, to the lots they came from; once for each entry. Beans of
 * a lot that has expired meanwhile expire with the next look at the account.
 * @param beans null: all @returns false where nothing was left to return, or some were returned before
 */
export async function refundBeans(
  trx: Db,
  { userId, entryId, beans }: { userId: string; entryId: string; beans: number | null },
  now: number,
): Promise<boolean> {
  await lockAccount(trx, userId);
  const spent = await trx
    .selectFrom('bean_entries as e')
    .select(['e.beans', 'e.counterpart', 'e.reason'])
    .where('e.id', '=', entryId)
    .where('e.user_id', '=', userId)
    .where('e.beans', '<', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bean_entries as r').select('r.id').whereRef('r.refunds_id', '=', 'e.id'),
        ),
      ),
    )
    .executeTakeFirst();
  const back = Math.min(beans ?? Infinity, -(spent?.beans ?? 0));
  if (!spent || back <= 0) return false;
  const { id } = await postEntry(trx, {
    userId,
    beans: back,
    counterpart: spent.counterpart,
    reason: spent.reason,
    key: `refund ${entryId}`,
    now,
    refundsId: entryId,
  });
  let due = back;
  for (const { lot_id: lotId, beans: taken } of await takenBy(trx, entryId)) {
    const returned = Math.min(due, -taken);
    await moveLot(trx, { userId, entryId: id }, lotId, returned);
    due -= returned;
    if (due === 0) break;
  }
  return true;
}

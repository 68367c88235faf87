import { BEAN_MONTHS } from '@contract/beans/bean-rules';
import { addDays, monthEnd } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import { dayOf, instantOf } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';

export interface Lot {
  readonly id: string;
  readonly remaining: number;
}

/**
 * When beans that are collected at a time (ms) expire: the midnight in China after the end of the month, twelve months on,
 * so that at most one lot a month expires and one message a month warns of it.
 */
export const expiryOf = (now: number): Date =>
  new Date(instantOf(addDays(monthEnd(dayOf(now), BEAN_MONTHS), 1), '00:00'));

/** The last day, `YYYY-MM-DD`, on which a lot is valid. */
export const lastDayOf = (expiresAt: Date): string => addDays(dayOf(expiresAt.getTime()), -1);

/** An account's lots with beans left: what expires first, first. */
export const openLots = (trx: Db, userId: string): Promise<Lot[]> =>
  trx
    .selectFrom('bean_lots')
    .select(['id', 'remaining'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

export async function addLot(
  trx: Db,
  lot: { readonly userId: string; readonly entryId: string; readonly beans: number },
  now: number,
): Promise<void> {
  await trx
    .insertInto('bean_lots')
    .values({
      id: newId(),
      user_id: lot.userId,
      entry_id: lot.entryId,
      granted: lot.beans,
      remaining: lot.beans,
      expires_at: expiryOf(now),
    })
    .execute();
}

/** Takes beans from a lot (negative) or returns them to it, and notes which entry did. */
export async function moveLot(
  trx: Db,
  entry: { readonly userId: string; readonly entryId: string },
  lotId: string,
  beans: number,
): Promise<void> {
  await trx
    .updateTable('bean_lots')
    .set((eb) => ({ remaining: eb('remaining', '+', beans) }))
    .where('id', '=', lotId)
    .execute();
  await trx
    .insertInto('bean_movements')
    .values({ entry_id: entry.entryId, lot_id: lotId, user_id: entry.userId, beans })
    .execute();
}

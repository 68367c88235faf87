import { DONATION_UNDO_MS } from '@contract/beans/bean-rules';
import type { BeanCause } from '@contract/beans/bean-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { refundBeans } from './refund';
import { spendBeans } from './spend';

export interface Donation {
  readonly userId: string;
  readonly cause: BeanCause;
  readonly beans: number;
  readonly idempotencyKey: string;
  /** ms. */
  readonly now: number;
}

/** Gives beans to a cause. @returns the entry @throws DomainError 20071, 20074, see {@link spendBeans} */
export const donate = (db: Db, donation: Donation): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { userId, cause, beans, idempotencyKey, now } = donation;
    const key = `donation ${idempotencyKey}`;
    const entry = await spendBeans(trx, {
      userId,
      beans,
      counterpart: 'donations',
      reason: cause,
      key,
      now,
    });
    return entry.id;
  });

/**
 * Takes a donation back; a repeat changes nothing. @throws DomainError 4004 where it is not the person's; 20075 after a
 * day
 */
export async function undoDonation(
  db: Db,
  { userId, entryId, now }: { userId: string; entryId: string; now: number },
): Promise<void> {
  const entry = await db
    .selectFrom('bean_entries')
    .select('at')
    .where('id', '=', entryId)
    .where('user_id', '=', userId)
    .where('counterpart', '=', 'donations')
    .where('beans', '<', 0)
    .executeTakeFirst();
  if (!entry) throw new DomainError(CODE.NOT_FOUND);
  if (now - entry.at.getTime() > DONATION_UNDO_MS) throw new DomainError(CODE.DONATION_FINAL);
  await db.transaction().execute((trx) => refundBeans(trx, { userId, entryId, beans: null }, now));
}

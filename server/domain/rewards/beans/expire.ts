import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';
import { lockAccount } from './account';
import { postEntry } from './entry';
import { moveLot } from './lots';

/** Accounts that a step of the job looks at. */
const BATCH = 100;

/**
 * Enters as expired what is past its time; the caller has locked the account. @param now ms @returns how many beans
 */
export async function expireLots(trx: Db, userId: string, now: number): Promise<number> {
  const lots = await trx
    .selectFrom('bean_lots')
    .select(['id', 'remaining'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  const beans = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  if (beans === 0) return 0;
  const { id: entryId } = await postEntry(trx, {
    userId,
    beans: -beans,
    counterpart: 'expiry',
    reason: 'expired',
    // A lot can expire twice, where beans came back to it; the lock keeps it from happening at the same time.
    key: `expiry ${newId()}`,
    now,
  });
  for (const { id, remaining } of lots) await moveLot(trx, { userId, entryId }, id, -remaining);
  return beans;
}

/** Expires the beans of some accounts. @param now ms @returns whether there may be more */
export async function expireSome(db: Db, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('bean_lots as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select('l.user_id')
    .distinct()
    .where('l.remaining', '>', 0)
    .where('l.expires_at', '<=', new Date(now))
    .where('u.deleted_at', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { user_id: userId } of due)
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      await expireLots(trx, userId, now);
    });
  return due.length === BATCH;
}

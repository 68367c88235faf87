import type { Db } from '../../../db/database';
import { doseRecordOf } from './dose-record';
import { notifiedAccounts } from './notified-accounts';
import type { ClinicOrder } from './order-row';

const moneyAndTimes = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['paid_cents', 'updated_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

const isFollowed = async (db: Db, userIds: readonly string[], depaCode: string, day: string) =>
  userIds.length > 0 &&
  (await db
    .selectFrom('follow_up_series')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** What taking the dose of a clinic's order back would do, and which accounts may see the order. */
export async function takeBackEffectOf(
  db: Db,
  { id, day }: Pick<ClinicOrder, 'id' | 'day'>,
  depaCode: string,
) {
  const { paid_cents: refundCents, updated_at: updatedAt } = await moneyAndTimes(db, id);
  const [{ doneAt, doneBy }, accounts] = await Promise.all([
    doseRecordOf(db, { id, updatedAt }),
    notifiedAccounts(db, id),
  ]);
  const userIds = accounts.map(({ userId }) => userId);
  return {
    userIds,
    doneAt,
    doneBy,
    refundCents,
    isFollowed: await isFollowed(db, userIds, depaCode, day),
  };
}

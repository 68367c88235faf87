import { DONATION_UNDO_MS, EXPIRY_WARNING_DAYS } from '@contract/beans/bean-rules';
import type { Db } from '../../../db/database';
import { DAY } from '../../../kernel/clock';
import { lastDayOf } from './lots';

/** What of an account expires when, soonest first; what is past its time is no longer counted. */
export async function expiringOf(
  db: Db,
  userId: string,
  now: number,
): Promise<{ lastDay: string; beans: number; soon: boolean }[]> {
  const rows = await db
    .selectFrom('bean_lots')
    .select((eb) => ['expires_at', eb.fn.sum<string>('remaining').as('beans')])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '>', new Date(now))
    .groupBy('expires_at')
    .orderBy('expires_at')
    .execute();
  return rows.map((row) => ({
    lastDay: lastDayOf(row.expires_at),
    beans: Number(row.beans),
    soon: row.expires_at.getTime() <= now + EXPIRY_WARNING_DAYS * DAY,
  }));
}

/** What an account can spend. */
export const balanceOf = async (db: Db, userId: string, now: number): Promise<number> =>
  (await expiringOf(db, userId, now)).reduce((sum, { beans }) => sum + beans, 0);

/** A page of an account's entries, newest first. */
export async function entriesOf(
  db: Db,
  userId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const own = db.selectFrom('bean_entries as e').where('e.user_id', '=', userId);
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('bean_entries as r', 'r.refunds_id', 'e.id')
    .select(['e.id', 'e.beans', 'e.counterpart', 'e.reason', 'e.at', 'e.refunds_id'])
    .select('r.id as refund_id')
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, total };
}
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>['rows'][number];

/** Until when (ms) an entry can be taken back; null: it cannot, or has been. */
export function undoUntil(row: EntryRow, now: number): number | null {
  if (row.counterpart !== 'donations' || row.beans > 0 || row.refund_id !== null) return null;
  const until = row.at.getTime() + DONATION_UNDO_MS;
  return until > now ? until : null;
}

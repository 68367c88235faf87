import type { Db } from '../../../db/database';
import { stop } from './series';

/** Withdraws the consent to one of the account's follow-ups; to another account's nothing happens. @param now ms */
export async function stopSeries(db: Db, userId: string, seriesId: string, now: number) {
  const series = await db
    .selectFrom('follow_up_series')
    .select(['depa_code', 'day'])
    .where('id', '=', seriesId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (series) await stop(db, { userId, depaCode: series.depa_code, day: series.day }, now);
}

import {
  DELIVERY_DATA_DAYS,
  DELIVERY_DATA_MOST_DAYS,
  RECORD_YEARS,
} from '@contract/lottery/lottery-rules';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/**
 * Deletes addresses some days after their prizes were sent, at the latest some months after they were entered, and those
 * of forfeited prizes; and everything of activities that ended two years ago.
 * @param now ms
 */
export async function sweepLotteries(db: Db, now: number): Promise<void> {
  const at = new Date(now);
  await sql`
    delete from lottery_deliveries d using lottery_winners w
    where w.ticket_id = d.ticket_id and (
      w.sent_at <= ${new Date(now - DELIVERY_DATA_DAYS * DAY)}
      or w.state = 'forfeited'
      or d.at <= ${new Date(now - DELIVERY_DATA_MOST_DAYS * DAY)})`.execute(db);
  await sql`
    delete from lottery_activities
    where coalesce(drawn_at, void_at) <= ${at}::timestamptz - make_interval(years => ${RECORD_YEARS}::int)`.execute(
    db,
  );
}

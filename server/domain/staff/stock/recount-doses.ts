import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import type { IsDue } from '../../../kernel/jobs';
import { readClock } from '../../../shared/slots/clock-reading';

/** Products counted in one run. */
const MOST = 50;
/** Appointments that nobody has ended for so many days need no dose any more. */
const REACH = -31;

const IS_DUE = sql`d.recount_at <= clock_timestamp()`;

/**
 * Counts limited products anew that are due: each a minute after it was limited, because a booking that was under way then has not been
 * counted, and once a day, so that forgotten appointments of long ago hold no dose. @param now ms @returns whether there may be more
 */
export async function recountDoses(db: Db, now: number): Promise<boolean> {
  const since = addDays(readClock(now).today, REACH);
  const { rows: due } = await sql<{ depa_code: string; product_id: string }>`
    select d.depa_code, d.product_id from remaining_doses d where ${IS_DUE}
    order by d.depa_code, d.product_id limit ${sql.lit(MOST)}`.execute(db);
  // Each in a transaction of its own: bookings of the product wait meanwhile.
  for (const { depa_code: depaCode, product_id: productId } of due)
    await sql`
      with counted as materialized (select recount_doses(${depaCode}, ${productId}, ${since}::date))
      update remaining_doses d set recount_at = clock_timestamp() + interval '1 day'
      where d.depa_code = ${depaCode} and d.product_id = ${productId}`.execute(db);
  return due.length === MOST;
}

/** Whether {@link recountDoses} finds some. */
export const areRecountsDue: IsDue = () =>
  sql`exists (select from remaining_doses d where ${IS_DUE})`;

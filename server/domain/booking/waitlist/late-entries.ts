import type { Db } from '../../../db/database';
import { columnArrays } from '../../../db/column-arrays';
import { namedStatement } from '../../../db/named-statement';
import { dayOf } from '../../../kernel/clock';
import type { BookingServices } from '../submission/services';
import { earliestDay } from '../../../shared/doses/eligibility';
import { recordsOf } from '../../../shared/doses/elsewhere';
import { findCourse } from '../../../shared/doses/product-course';
import type { WaitingEntryRow } from './offer-statement';
import { waitedDays } from './suits';

/** Entries that one run looks at. */
const MOST = 100;

/** Entries whose last day, as it was last judged, has passed. */
export const LATE_ENTRIES = namedStatement('', 'today most')`
select id, user_id, linkman_id, vaccine_code, dose_no, product_id from waitlist_entries
where state = 'waiting' and to_day < :today::date
order by to_day, id limit :most::integer`;

interface LateRow extends WaitingEntryRow {
  readonly product_id: string;
}

const END = namedStatement('', 'ids now')`
update waitlist_entries set state = 'over', ended_at = :now::timestamptz where id = any(:ids::bigint[]) and state = 'waiting'`;

/** `last` the last day of each. */
const EXTEND = namedStatement('', 'id last')`
update waitlist_entries w set to_day = l.last from unnest(:id::bigint[], :last::date[]) as l (id, last)
where w.id = l.id and w.state = 'waiting'`;

/** The last day of an entry as it is judged today; null: no end; undefined: none is left. */
async function lastDayOf(
  { people }: Pick<BookingServices, 'people'>,
  db: Db,
  row: LateRow,
  today: string,
): Promise<string | null | undefined> {
  const [history, { course }] = await Promise.all([
    people.history(row.linkman_id, row.vaccine_code),
    findCourse(db, row.product_id),
  ]);
  if (history?.recipient.userId !== row.user_id) return undefined;
  const { recipient, administered } = history;
  const waited = { recipient, course, doseNo: row.dose_no, records: recordsOf(administered) };
  const { days } = waitedDays(waited, today);
  if (earliestDay(days, today) === null) return undefined;
  return days.last !== null && days.last < today ? undefined : days.last;
}

/**
 * Judges entries whose last day has passed: what was recorded, cancelled or answered since may leave them others. Those without
 * any end.
 * @returns what does one run's work (ms); it returns whether there may be more
 */
export const createLateEntries =
  (services: Pick<BookingServices, 'people' | 'runner'>, db: Db) =>
  async (now: number): Promise<boolean> => {
    const { runner } = services;
    const today = dayOf(now);
    const rows = await LATE_ENTRIES.run<LateRow>(runner, { today, most: MOST });
    const judged = await Promise.all(
      rows.map(async (row) => ({ id: row.id, last: await lastDayOf(services, db, row, today) })),
    );
    const over = judged.flatMap(({ id, last }) => (last === undefined ? [id] : []));
    const others = judged.flatMap(({ id, last }) => (last === undefined ? [] : [{ id, last }]));
    if (over.length > 0) await END.run(runner, { ids: over, now: new Date(now) });
    if (others.length > 0) await EXTEND.run(runner, columnArrays(others, 'id last'));
    return rows.length === MOST;
  };

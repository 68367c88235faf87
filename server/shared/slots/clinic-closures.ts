import { daysFrom } from '@contract/time/day-rules';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';
import type { Bilingual } from '../../kernel/language';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import { readClock } from './clock-reading';

/** ms; a clinic's exceptions change by hand. */
const KEEP_FOR = 60_000;

/** Whole days only, of all products; a clinic that works on a public holiday says so by an `extra` exception. */
const CLOSED = namedStatement(
  'clinic-closures',
  'depaCode today lastDay',
)`select first_day, last_day, reason from (
    select h.day as first_day, h.day as last_day, h.name as reason, 0 as part from holidays h
    where h.kind = 'closed' and h.day between :today and :lastDay and not exists (
      select from clinic_exceptions e
      where e.depa_code = :depaCode and e.kind = 'extra' and h.day between e.first_day and e.last_day)
    union all
    select e.first_day, e.last_day, e.reason, 1 from clinic_exceptions e
    where e.depa_code = :depaCode and e.kind = 'closed' and e.group_code is null and e.start_time is null
      and e.last_day >= :today and e.first_day <= :lastDay
  ) closures order by part`;

interface ClosedRow {
  readonly first_day: string;
  readonly last_day: string;
  readonly reason: Bilingual;
}

/** By clinic code, the days of the window on which the whole clinic is closed, with the reason; its own before the holiday's name. */
export type ClinicClosures = ReadingCache<string, ReadonlyMap<string, Bilingual>>;

/** Reads when clinics are closed. @param now the provider's clock, ms */
export const createClinicClosures = (runner: StatementRunner, now: () => number): ClinicClosures =>
  createReadingCache(KEEP_FOR, async (depaCode) => {
    const { today, lastDay } = readClock(now());
    const rows = await CLOSED.run<ClosedRow>(runner, { depaCode, today, lastDay });
    return new Map(
      rows.flatMap((row) => {
        const first = row.first_day < today ? today : row.first_day;
        const last = row.last_day > lastDay ? lastDay : row.last_day;
        return daysFrom(first, last).map((day): [string, Bilingual] => [day, row.reason]);
      }),
    );
  });

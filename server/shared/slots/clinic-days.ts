import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import { readClock } from './clock-reading';

/** ms; a clinic's working days change by hand. */
const KEEP_FOR = 60_000;

const DAYS = namedStatement(
  'clinic-days',
  'depaCode today lastDay',
)`select distinct day from slots where depa_code = :depaCode and day between :today and :lastDay
  and scheduled_capacity is distinct from 0`;

/** By clinic code, the days of the window with slots of any product, also of those that staff closed. */
export type ClinicDays = ReadingCache<string, ReadonlySet<string>>;

/** Reads the working days of clinics. @param now the provider's clock, ms */
export const createClinicDays = (runner: StatementRunner, now: () => number): ClinicDays =>
  createReadingCache(KEEP_FOR, async (depaCode) => {
    const { today, lastDay } = readClock(now());
    const rows = await DAYS.run<{ readonly day: string }>(runner, { depaCode, today, lastDay });
    return new Set(rows.map(({ day }) => day));
  });

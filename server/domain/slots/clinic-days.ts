import { createShortCache } from '../../kernel/short-cache';
import type { ShortCache } from '../../kernel/short-cache';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import { readClock } from './clock-reading';

/** ms; which days a clinic works on is entered by hand. */
const KEEP_FOR = 60_000;

const DAYS = 'select distinct day from slots where depa_code = $1 and day between $2 and $3';

/** By a clinic's code the days of the window on which it has slots of anything, closed ones too. */
export type ClinicDays = ShortCache<string, ReadonlySet<string>>;

/** Reads the days of clinics. @param now the provider's clock, ms */
export const createClinicDays = (runner: StatementRunner, now: () => number): ClinicDays =>
  createShortCache(KEEP_FOR, async (depaCode) => {
    const { today, lastDay } = readClock(now());
    const rows = await runStatement<{ readonly day: string }>(runner, 'clinic-days', DAYS, [
      depaCode,
      today,
      lastDay,
    ]);
    return new Set(rows.map(({ day }) => day));
  });

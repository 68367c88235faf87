import { namedStatement } from '../db/named-statement';
import type { Deps } from '../deps';
import { halfOf, limitsFor } from '../http/limits';
import type { Limit, LimitName } from '../http/limits';

/** A budget of which at least half is used; of prefixes, that of the busiest. */
export interface HotBudget {
  readonly limit: LimitName;
  readonly used: number;
  readonly most: number;
}

const USED = namedStatement('', 'limits now')`
select limit_name as limit, max(count)::integer as used from attempts
where limit_name = any(:limits::text[]) and ends_at > :now::timestamptz group by limit_name order by limit_name`;

/** The budgets of which half is used now, asked on the connection that bookings do not use. */
export async function findHotBudgets({
  database,
  clock,
  config,
}: Pick<Deps, 'database' | 'clock' | 'config'>): Promise<HotBudget[]> {
  const limits = Object.entries<Limit>(limitsFor(config.writesPerMinute, config.codeBudget));
  const budgets = new Map(limits.filter(([, { isBudget }]) => isBudget));
  const rows = await USED.run<Pick<HotBudget, 'limit' | 'used'>>(database.spare, {
    limits: [...budgets.keys()],
    now: new Date(clock.now()),
  });
  return rows
    .flatMap(({ limit, used }) => {
      const budget = budgets.get(limit);
      return budget && used >= halfOf(budget) ? [{ limit, used, most: budget.most }] : [];
    })
    .map(({ limit, used, most }) => ({ limit, used: Math.min(used, most), most }));
}

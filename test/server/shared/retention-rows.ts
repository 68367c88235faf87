import type { Client } from 'pg';
import type { TableRule } from '../../../server/shared/data-policy/old-rows';
import type { Period } from '@contract/personal/period-rules';
import { insertFilled } from '../kit/worlds/filled-rows';
import type { Values } from '../kit/worlds/filled-rows';
import { caseOf } from './retention-cases';

const DAY = 86_400_000;

/** The last instant at which something is old enough. @param now ms */
export function cutOf(period: Period, now: number): Date {
  const cut = new Date(now);
  if ('years' in period) cut.setUTCFullYear(cut.getUTCFullYear() - period.years);
  if ('months' in period) cut.setUTCMonth(cut.getUTCMonth() - period.months);
  const ms =
    'days' in period ? period.days * DAY : 'hours' in period ? period.hours * 3_600_000 : 0;
  return new Date(cut.getTime() - ms);
}

let rows = 0;

/** Inserts a row of a rule with its time. @param now ms @returns it as JSON */
export async function insertOld(
  client: Client,
  each: TableRule,
  { time, now, more = {} }: { time: Date; now: number; more?: Values },
): Promise<string> {
  const { table, rule } = each;
  const { row = {}, column = rule.since, sibling, timeIsOfSibling } = caseOf(each);
  rows += 1;
  const own = table === 'lottery_deliveries' ? { ticket_id: `ticket-${rows}` } : {};
  const values = { ...own, ...row, [column]: timeIsOfSibling ? new Date(now) : time, ...more };
  const other = sibling?.(values, time);
  if (other) await insertFilled(client, other.table, { activity_id: `a-${rows}`, ...other.values });
  return insertFilled(client, table, values);
}

/** Whether a rule's time is a day rather than an instant. */
export const isByDay = ({ rule }: TableRule): boolean => /^day$|_on$/.test(rule.since);

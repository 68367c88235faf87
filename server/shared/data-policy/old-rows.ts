import type { Period } from '@contract/personal/period-rules';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { POLICY_TABLE } from './policy-table';
import type { RetentionRule } from './retention-rule';

/** A rule with the table that it holds for. */
export interface TableRule {
  readonly table: string;
  readonly rule: RetentionRule;
}

/** Every rule of the policy. */
export const RETENTION_RULES: readonly TableRule[] = Object.entries(POLICY_TABLE).flatMap(
  ([table, { retention }]) => retention.map((rule) => ({ table, rule })),
);

/** Most rows that one statement deletes, so that it ends well within the statement timeout. */
const BATCH = 1_000;

/** Rows of a batch, which is full where there may be more. */
export const batchOf = ({ rule }: TableRule): number => rule.batch ?? BATCH;

const intervalOf = (period: Period): RawBuilder<unknown> => {
  const [[unit, count] = ['hours', 0]] = Object.entries(period) as [string, number][];
  return sql`make_interval(${sql.raw(unit)} => ${sql.lit(count)})`;
};

/** Rows `t` that a rule deletes at a time (ms); those that another process has locked are left to it. */
const oldRows = ({ table, rule }: TableRule, column: RawBuilder<unknown>, now: number) => sql`
  select ${column} from ${sql.table(table)} as t
  where ${sql.raw(rule.since)} <= ${new Date(now)}::timestamptz - ${intervalOf(rule.period)}
    and (${sql.raw(rule.when ?? 'true')})
  limit ${sql.lit(rule.batch ?? BATCH)} for update of t skip locked`;

/** Deletes a batch of what a rule says. @param now ms @returns how many rows; a full batch may not be all */
export async function deleteOld(db: Db, rule: TableRule, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(rule.table)}
    where ctid = any (array(${oldRows(rule, sql`t.ctid`, now)}))`.execute(db);
  return Number(numAffectedRows);
}

/** Locks a batch of what a rule says, for rows with more than a row to delete. @returns their ids */
export async function lockOld(trx: Db, rule: TableRule, now: number): Promise<string[]> {
  const { rows } = await oldRows(rule, sql`t.id`, now).execute(trx);
  return (rows as { id: string }[]).map(({ id }) => id);
}

import {
  batchOf,
  deleteOld,
  lockOld,
  RETENTION_RULES,
} from '../../../server/shared/data-policy/old-rows';
import type { TableRule } from '../../../server/shared/data-policy/old-rows';
import { isThere } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { caseOf } from '../shared/retention-cases';
import { cutOf, insertOld, isByDay } from '../shared/retention-rows';
import { NOW } from './statement-world';

// The last instant at which something stays, and the first at which it goes, by each rule of the policy.
let loose: UncheckedDatabase;
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 0, slots: [] });
});
afterAll(() => loose?.close());

const DAY = 86_400_000;
const insert = (each: TableRule, time: Date, more = caseOf(each).alike?.[0]?.(time) ?? {}) =>
  insertOld(loose.client, each, { time, now: NOW, more });
const there = (each: TableRule, row: string) => isThere(loose.client, each.table, row);
const ruleOf = (name: string): TableRule => {
  const found = RETENTION_RULES.find(({ table }) => table === name);
  if (!found) throw new Error(`${name} has no rule.`);
  return found;
};

/** What is forfeited goes at once: the time of its row says nothing. */
const timed = RETENTION_RULES.filter(({ rule }) => !rule.when?.includes('forfeited'));
test.each(timed.map((each) => [each.table, each.rule.since, each] as const))(
  '%s go when the period from %s is over, and not a moment before',
  async (_table, _since, each) => {
    const cut = cutOf(each.rule.period, NOW);
    const old = await insert(each, cut);
    const young = await insert(each, new Date(cut.getTime() + (isByDay(each) ? DAY : 1)));
    const spared = [];
    for (const values of caseOf(each).spared ?? []) spared.push(await insert(each, cut, values));
    while ((await deleteOld(loose.database.db, each, NOW)) > 0);
    expect(await there(each, old)).toBe(false);
    for (const row of [young, ...spared]) expect(await there(each, row)).toBe(true);
    // Orders that stay would hold the slots of another rule.
    await loose.client.query(`delete from ${each.table}`);
  },
);

test('a step deletes a batch at most, and says how many', async () => {
  const each = ruleOf('attempts');
  await loose.client.query(
    `insert into attempts (limit_name, key_hash, count, ends_at)
     select 'test', n::text, 1, $1 from generate_series(1, $2::int) n`,
    [new Date(NOW), batchOf(each) + 1],
  );
  const steps = [];
  for (let step = 0; step < 3; step += 1) steps.push(await deleteOld(loose.database.db, each, NOW));
  expect(steps).toEqual([batchOf(each), 1, 0]);
});

test('rows with more than a row to delete are named, and stay until that is done', async () => {
  const each = ruleOf('service_conversations');
  const cut = cutOf(each.rule.period, NOW);
  const row = await insert(each, cut);
  await insert(each, new Date(cut.getTime() + 1));
  const { id } = JSON.parse(row) as { id: string };
  const locked = await loose.database.db.transaction().execute((trx) => lockOld(trx, each, NOW));
  expect(locked).toEqual([id]);
  expect(await there(each, row)).toBe(true);
});

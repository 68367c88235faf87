import { sql } from 'kysely';
import { areEventsSettled, createEventWatch } from '../../../server/shared/lifecycle/watch-events';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';

const NOW = Date.parse('2026-12-07T10:00:00+08:00');
const HALF_A_MINUTE = 30_000;
const MARK = 'watched';

let loose: UncheckedDatabase;
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 1, slots: [] });
});
beforeEach(async () => {
  await loose.client.query('delete from order_events');
  await loose.client.query(
    `insert into progress (key, value) values ($1, '0') on conflict (key) do update set value = '0'`,
    [MARK],
  );
});
afterAll(() => loose?.close());

/** Writes an event of an order, later than those before it. @param at ms */
const happened = (orderId: string, at: number) =>
  loose.client.query(
    `insert into order_events (order_id, at, actor, kind, status_after) values ($1, $2, 'clinic', 'done', 'DONE')`,
    [orderId, new Date(at)],
  );

/** Orders whose events a run at a time looks at. */
async function lookedAt(now: number): Promise<string[]> {
  const seen: string[] = [];
  await createEventWatch(loose.database.db, MARK, ({ order_id: orderId }) => {
    seen.push(orderId);
    return Promise.resolve();
  })(now);
  return seen;
}

async function isDue(now: number): Promise<boolean | undefined> {
  const { rows } = await sql<{
    due: boolean;
  }>`select ${areEventsSettled(MARK)(now)} as due`.execute(loose.database.db);
  return rows[0]?.due;
}

test('an event is looked at once, more than half a minute after it has happened', async () => {
  await happened('o1', NOW);
  expect([await isDue(NOW + HALF_A_MINUTE), await lookedAt(NOW + HALF_A_MINUTE)]).toEqual([
    false,
    [],
  ]);
  const after = NOW + HALF_A_MINUTE + 1;
  expect([await isDue(after), await lookedAt(after)]).toEqual([true, ['o1']]);
  expect([await isDue(after), await lookedAt(after)]).toEqual([false, []]);
});

test('an event is not passed over for one that was written after it and has happened before', async () => {
  await happened('o1', NOW);
  await happened('o2', NOW - 1_000);
  expect(await lookedAt(NOW + HALF_A_MINUTE - 500)).toEqual([]);
  expect(await lookedAt(NOW + HALF_A_MINUTE + 500)).toEqual(['o1', 'o2']);
});

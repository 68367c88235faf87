import { addDays } from '@contract/time/day-rules';
import { dayOf } from '../../../server/kernel/clock';
import {
  createTestDatabase,
  createWorld,
  insertSlots,
  KINDS,
  openIn,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { compare, differences, settle } from './payment-books';
import { INTERRUPTIONS } from './payment-interruptions';
import { createScene } from './payment-scene';

const START = Date.parse('2026-06-01T09:00:00+08:00');

const CLEAR = `delete from payment_notices; delete from payment_refunds; delete from bill_differences;
  delete from reconciliations; delete from payments; delete from refunds; delete from order_events; delete from orders;
  delete from slots`;

describe.each(KINDS)('a payment or a refund that is interrupted, on %s', (kind) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    database = await openIn(testDatabase);
  });
  afterAll(async () => {
    await database?.close();
    await testDatabase?.remove();
  });

  test('there are at least 40 of them', () => {
    expect(new Set(INTERRUPTIONS.map(({ name }) => name)).size).toBe(INTERRUPTIONS.length);
    expect(INTERRUPTIONS.length).toBeGreaterThanOrEqual(40);
  });

  test.each(INTERRUPTIONS)('$name', async ({ story, ends }) => {
    const clock = { now: START };
    const day = addDays(dayOf(clock.now), 4);
    await database.pool.query(CLEAR);
    const [slotId = 0] = await insertSlots(database, [{ day, capacity: 1 }]);
    const scene = await createScene(database, clock, { slotId, day });
    await story(scene);
    await settle(scene);
    await compare(scene);
    await settle(scene);
    await compare(scene);
    const { rows } = await database.pool.query<{ status: string; paid: boolean }>(
      'select status, paid_cents > 0 as paid from orders where id = $1',
      [scene.order.orderId],
    );
    const open = await database.pool.query('select kind from bill_differences where not healed');
    expect({
      ends: `${rows[0]?.status} ${rows[0]?.paid ? 'paid' : 'unpaid'}`,
      differences: await differences(scene),
      violations: [...scene.platforms.wechat.violations, ...scene.platforms.alipay.violations],
      open: open.rows,
      unbalanced: (await readLedger(database)).unbalanced,
    }).toEqual({ ends, differences: [], violations: [], open: [], unbalanced: [] });
  });
});

import type { KyselyPlugin } from 'kysely';
import { orderDetailOf, readAsOwner } from '../../../server/areas/order/detail';
import { askPayment } from '../../../server/domain/payments/payment/ask-payment';
import { openPayment } from '../../../server/domain/payments/payment/open-payment';
import type { Database } from '../../../server/db/database';
import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createProcess, insertOrders, memoryPlatforms, PRICE } from './payment-world';

const clock = { now: Date.parse('2026-06-01T09:00:00+08:00') };
const DAY = '2026-06-05';

let testDatabase: TestDatabase;
let database: Database;
let slotId = 0;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [{ day: DAY, capacity: 1 }];
  slotId = (await createWorld(testDatabase, { callers: 0, slots })).slotIds[0] ?? 0;
  database = await openIn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

test('a payment that lands while an order is read is shown whole, or not yet', async () => {
  const [order] = await insertOrders(database, 1, { slotId, day: DAY });
  if (!order) throw new Error('No order.');
  const { orderId, userId } = order;
  const platforms = memoryPlatforms(clock);
  const { parts } = createProcess(database, platforms, clock);
  const { attempt } = await openPayment(parts, {
    payables: [{ kind: 'order', id: orderId }],
    userId,
    method: 'wechat-mini',
    payer: 'payer',
    clientAddress: '203.0.113.7',
    returnUrl: null,
    now: clock.now,
  });
  platforms.wechat.pay(attempt.number);

  let queries = 0;
  const landing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries += 1;
      if (queries === 1) await askPayment(parts, attempt.number, clock.now);
      return result;
    },
  };
  const read = async () => {
    const context = readAsOwner(userId, 'zh-CN', clock.now);
    const db = database.db.withPlugin(landing);
    const { payment, timeline } = await orderDetailOf(parts.services, db, orderId, context);
    const isNotified = timeline.some(({ kind }) => kind === 'paid');
    return [payment.state, payment.paidCents, payment.attempt?.state, isNotified];
  };
  expect([await read(), await read()]).toEqual([
    ['payable', 0, 'pending', false],
    ['paid', PRICE, 'paid', true],
  ]);
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays } from '@contract/time/day-rules';
import type { Database } from '../../../server/db/database';
import {
  reconcileDueDays,
  retryReturns,
} from '../../../server/domain/payments/payment/reconcile-days';
import { paymentReport } from '../../../server/domain/payments/payment/report';
import { instantOf } from '../../../server/kernel/clock';
import { PaymentUnclear } from '../../../server/platforms/payment/partner';
import type { PaymentPartner } from '../../../server/platforms/payment/partner';
import { createTestDatabase, createWorld, insertSlots, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createScene } from './payment-scene';
import type { Scene } from './payment-scene';

const DAY = '2026-06-01';
const COMMAND = join(__dirname, '../../../dist/server/payments.js');

let testDatabase: TestDatabase;
let database: Database;
let scene: Scene;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});
beforeEach(async () => {
  await database.pool.query(
    `delete from bill_differences; delete from reconciliations; delete from payment_refunds; delete from payments;
     delete from order_events; delete from orders; delete from slots`,
  );
  const day = addDays(DAY, 4);
  const [slotId = 0] = await insertSlots(database, [{ day, capacity: 1 }]);
  scene = await createScene(database, { now: instantOf(DAY, '09:00') }, { slotId, day });
  await scene.does('prepay');
  await scene.pays();
});

const at = (day: string, time: string): number => (scene.clock.now = instantOf(day, time));
const compare = (bill?: PaymentPartner['bill']) => {
  const { parts } = scene.mortal;
  const all = parts.partners.all.map((partner) => ({ ...partner, ...(bill && { bill }) }));
  return reconcileDueDays({ ...parts, partners: { all, simulated: true } }, scene.clock.now);
};
const differences = async () => {
  const { rows } = await database.pool.query<{ kind: string; healed: boolean }>(
    'select kind, healed from bill_differences order by kind',
  );
  return rows;
};
const isDone = async () => {
  const { rows } = await database.pool.query<{ done: boolean }>(
    `select done_at is not null as done from reconciliations where partner = 'wechat'`,
  );
  return rows[0]?.done;
};

test('a payment that only the bill knows is asked about and pays its order', async () => {
  await database.pool.query(
    `update payments set state = 'closed', next_ask_at = null, payer = null, client_address = null`,
  );
  at(addDays(DAY, 1), '10:05');
  await compare();
  expect(await differences()).toEqual([{ kind: 'unrecordedPayment', healed: true }]);
  const { rows } = await database.pool.query('select paid_cents from orders');
  expect(rows).toEqual([{ paid_cents: 62_600 }]);
  expect(await paymentReport(database.db, DAY)).toMatch(
    /^wechat 2026-06-01: 1 payments 626\.00, 0 refunds 0\.00\nmended wechat P20260601\w+: paid at the platform, not known here \(bill 626\.00, ours 626\.00/,
  );
});

test('a day is compared from 10:00 of the next one, once', async () => {
  let asked = 0;
  const counted = () => {
    asked += 1;
    return Promise.resolve([]);
  };
  at(addDays(DAY, 1), '09:59');
  await compare(counted);
  expect(asked).toBe(0);
  at(addDays(DAY, 1), '10:00');
  await compare(counted);
  await compare(counted);
  expect(asked).toBe(1);
  // When one that was not finished would be tried again.
  at(addDays(DAY, 1), '12:00');
  await compare(counted);
  expect(asked).toBe(1);
});

test('what was refused to be sent back is tried again after an hour', async () => {
  const failed = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ kind: string }>(
      `select kind from payment_refunds where state = 'failed' order by kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  await database.pool.query(
    `insert into payment_refunds (number, payment_number, kind, cents, state, refusal, created_at, settled_at)
     select 'REFUND_' || kind, number, kind, 1, 'failed', 'no balance', $1, $1
     from payments, unnest(array['order', 'surplus', 'purchase']) kind`,
    [new Date(scene.clock.now)],
  );
  const now = scene.clock.now + 3_600_000;
  await retryReturns(scene.mortal.parts, now);
  expect(await failed()).toEqual(['order', 'purchase', 'surplus']);
  await retryReturns(scene.mortal.parts, now + 1);
  expect(await failed()).toEqual([]);
});

test('a bill that is late, or cannot be read, is asked for again each hour', async () => {
  at(addDays(DAY, 1), '10:05');
  await compare(() => Promise.resolve(null));
  expect(await isDone()).toBe(false);
  at(addDays(DAY, 1), '11:06');
  await compare(() => Promise.reject(new PaymentUnclear('broken')));
  expect(await isDone()).toBe(false);
  at(addDays(DAY, 1), '12:07');
  await compare();
  expect(await isDone()).toBe(true);
});

test('a line without an answer leaves the day open, and it is mended an hour later', async () => {
  scene.lose('query', 'lost');
  at(addDays(DAY, 1), '10:05');
  await compare();
  expect(await differences()).toEqual([{ kind: 'unrecordedPayment', healed: false }]);
  expect(await isDone()).toBe(false);
  at(addDays(DAY, 1), '11:06');
  await compare();
  expect(await differences()).toEqual([{ kind: 'unrecordedPayment', healed: true }]);
  expect(await isDone()).toBe(true);
});

test('what only one side knows is for a person, and the command prints it', async () => {
  const { platform, clock } = scene;
  await scene.does('ask');
  const partner = platform.partner();
  const foreign = {
    number: 'FOREIGN_0001',
    cents: 105,
    description: 'x',
    expiresAt: clock.now + 600_000,
    method: 'wechat-mini',
    payer: 'p',
    clientAddress: '203.0.113.7',
    returnUrl: null,
  } as const;
  await partner.open(foreign);
  platform.pay('FOREIGN_0001');
  const [ours = ''] = [...platform.trades.keys()];
  platform.forgetInBill(ours);
  at(addDays(DAY, 1), '10:05');
  await compare();
  expect(await differences()).toEqual([{ kind: 'unknownPayment', healed: false }]);
  at(addDays(DAY, 2), '10:05');
  await compare();
  expect(await differences()).toEqual([
    { kind: 'missingPayment', healed: false },
    { kind: 'unknownPayment', healed: false },
  ]);
  const { stdout, status } = spawnSync(process.execPath, [COMMAND, 'report', DAY], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: testDatabase.postgres?.url ?? '',
      SEED: '0',
    },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(
      'OPEN   wechat FOREIGN_0001: the platform has a payment that we do not know (bill 1.05, ours –',
    ),
  ]);
  const wrong = spawnSync(process.execPath, [COMMAND, 'report', 'yesterday'], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: testDatabase.postgres?.url ?? '' },
    encoding: 'utf8',
  });
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('payments report')]);
});

describe('paid here, in no bill', () => {
  const billOf = (day: string) =>
    scene.mortal.parts.partners.all[0]?.bill(day) ?? Promise.resolve(null);
  const none = () => Promise.resolve([]);
  const late = () => Promise.resolve(null);
  const nextDays = async (days: number, bill: PaymentPartner['bill']) => {
    at(addDays(DAY, days), '10:05');
    await compare(bill);
  };
  const MISSING = { kind: 'missingPayment', healed: false };

  beforeEach(() => scene.does('ask'));

  test('is said of no payment of a day that has not been compared, however it went for the days after', async () => {
    const unclear = (day: string) =>
      day === DAY ? Promise.reject(new PaymentUnclear('broken')) : billOf(day);
    await nextDays(1, unclear);
    await nextDays(2, (day) => (day === DAY ? late() : billOf(day)));
    await nextDays(3, unclear);
    expect(await differences()).toEqual([]);
    // A bill that comes at last has it; the platform's silence for three days would have ended the day.
    at(addDays(DAY, 3), '11:06');
    await compare(billOf);
    expect(await differences()).toEqual([]);
    expect(await isDone()).toBe(true);
  });

  test('is said of one of a day that another process is comparing only once that has ended', async () => {
    at(addDays(DAY, 2), '10:05');
    await database.pool.query(
      `insert into reconciliations (partner, day, claimed_at) values ('wechat', $1, $2)`,
      [DAY, new Date(scene.clock.now)],
    );
    await compare(none);
    expect(await differences()).toEqual([]);
    at(addDays(DAY, 2), '11:06');
    await compare(none);
    expect(await differences()).toEqual([]);
    await nextDays(3, none);
    expect(await differences()).toEqual([MISSING]);
  });

  test('is said although one line of that day gets no answer for ever', async () => {
    const unanswered = {
      kind: 'payment',
      paymentNumber: 'P_UNANSWERED',
      refundNumber: null,
      transactionId: 'T',
      cents: 1,
    } as const;
    await database.pool.query(
      `insert into payments (number, partner, method, cents, state, description, created_at, expires_at)
       select 'P_UNANSWERED', partner, method, 1, 'closed', '', created_at, expires_at from payments`,
    );
    const bill = (day: string) => Promise.resolve(day === DAY ? [unanswered] : []);
    await nextDays(1, bill);
    await nextDays(2, bill);
    expect(await differences()).toEqual([MISSING, { kind: 'unrecordedPayment', healed: false }]);
  });

  test('is said as well of one that had to go back', async () => {
    await database.pool.query(`update payments set state = 'surplus'`);
    await nextDays(1, none);
    await nextDays(2, none);
    expect(await differences()).toEqual([MISSING]);
  });

  test('is mended by a later bill that has it', async () => {
    const other = (day: string) => billOf(day === addDays(DAY, 2) ? DAY : addDays(DAY, 9));
    await nextDays(2, other);
    expect(await differences()).toEqual([MISSING]);
    await nextDays(3, other);
    expect(await differences()).toEqual([{ ...MISSING, healed: true }]);
  });

  test('of a refund that was done days after it was asked for waits for the bills of those days', async () => {
    await database.pool.query(
      `insert into payment_refunds (number, payment_number, kind, cents, state, created_at, settled_at)
       select 'REFUND', number, 'order', 1, 'done', $1, $2 from payments`,
      [new Date(instantOf(DAY, '23:00')), new Date(instantOf(addDays(DAY, 2), '01:00'))],
    );
    const unclear = (day: string) =>
      day === addDays(DAY, 1) ? Promise.reject(new PaymentUnclear('broken')) : billOf(day);
    for (const days of [1, 2, 3, 4]) await nextDays(days, unclear);
    expect(await differences()).toEqual([]);
    // That day had no bill.
    await nextDays(5, (day) => (day === addDays(DAY, 1) ? late() : billOf(day)));
    expect(await differences()).toEqual([{ kind: 'missingRefund', healed: false }]);
    const refund = {
      kind: 'refund',
      paymentNumber: [...scene.platform.trades.keys()][0] ?? '',
      refundNumber: 'REFUND',
      transactionId: 'T',
      cents: 1,
    } as const;
    await nextDays(6, () => Promise.resolve([refund]));
    expect(await differences()).toEqual([{ kind: 'missingRefund', healed: true }]);
  });
});

import { addDays } from '@contract/time/day-rules';
import { dayOf, instantOf } from '../../server/kernel/clock';
import { sendOrderRefund } from '../../server/domain/payments/order-refund';
import { reconcileDueDays, retryReturns } from '../../server/domain/payments/reconcile-days';
import { takeNotice } from '../../server/domain/payments/notices';
import type { Database } from '../../server/db/database';
import { settleDueRefunds } from '../../server/jobs/refunds';
import { advanceDueRefunds, askDuePayments } from '../../server/jobs/payments';
import {
  createPlace,
  createWorld,
  inDatabase,
  insertSlots,
  KINDS,
  readLedger,
} from './booking-world';
import type { Place } from './booking-world';
import { createDice } from './interleaving-world';
import type { Dice } from './interleaving-world';
import { playStep } from './payment-schedules';
import { createProcess, insertOrders, memoryPlatforms } from './payment-world';
import type { MemoryPlatforms, Process, TestOrder } from './payment-world';

/** Schedules on each database: each is an order and what happens to it. */
const COUNT = Number(process.env.PAYMENT_SCHEDULES || 120);
const FIRST = Number(process.env.PAYMENT_FIRST || 1);
/** Orders of a round, which cross each other on the same processes and platforms. */
const AT_ONCE = 20;
const PROCESSES = 3;
const STEPS_EACH = 14;
const START = Date.parse('2026-06-01T09:00:00+08:00');

jest.setTimeout(3_600_000);

interface Round {
  readonly database: Database;
  readonly platforms: MemoryPlatforms;
  readonly clock: { now: number };
  readonly orders: readonly TestOrder[];
  readonly processes: readonly Process[];
  readonly dice: Dice;
}

async function play(round: Round, tally: Map<string, number>): Promise<void> {
  const { dice, orders, processes, platforms, clock } = round;
  for (let step = 0; step < orders.length * STEPS_EACH; step += 3) {
    platforms.wechat.isSlow = dice(3) === 0;
    platforms.alipay.isSlow = dice(3) === 0;
    platforms.wechat.isShort = dice(12) === 0;
    await Promise.all(
      processes.map(async (one) => {
        one.dieAfter(dice(4) === 0 ? dice(12) : null);
        const order = orders[dice(orders.length)] as TestOrder;
        await playStep({ parts: one.parts, platforms, order, clock, dice }, tally);
      }),
    );
  }
}

/** Every process runs again and nothing gets lost any more: until nothing is under way. */
async function settle({ database, processes, platforms, clock }: Round): Promise<void> {
  const { parts } = processes[0] as Process;
  for (const one of processes) one.dieAfter(null);
  for (const platform of [platforms.wechat, platforms.alipay])
    Object.assign(platform, { isShort: false, isSlow: false });
  for (let tries = 0; tries < 80; tries += 1) {
    platforms.wechat.finishRefunds();
    platforms.alipay.finishRefunds();
    clock.now += 75_000;
    while (await askDuePayments(parts, clock.now));
    while ((await settleDueRefunds(parts, clock.now)) > 0);
    while (await advanceDueRefunds(parts, clock.now));
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from orders where status = 'REFUND_FAILED'`,
    );
    for (const { id: orderId } of rows)
      await sendOrderRefund(parts, { orderId, actor: 'user', now: clock.now });
    if (tries % 10 === 9) clock.now += 3_700_000;
    await retryReturns(parts, clock.now);
    if ((await underWay(database)) === 0) return;
  }
  throw new Error('Something stays under way.');
}

async function underWay({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from payments where state = 'open')
       + (select count(*) from payment_refunds where state <> 'done')
       + (select count(*) from refunds where state in ('waiting', 'paying', 'failed')) as count`,
  );
  return Number(rows[0]?.count);
}

/** Loses what the platform has told: the bill is the last to know. */
async function forgetSome({ database, dice, platforms }: Round): Promise<void> {
  for (const platform of [platforms.wechat, platforms.alipay])
    for (const [number, trade] of platform.trades)
      if (trade.state === 'paid' && dice(4) === 0)
        await database.pool.query(
          `update payments set state = 'closed', next_ask_at = null, settled_at = now(), payer = null,
             client_address = null where number = $1 and state = 'open'`,
          [number],
        );
}

async function compare({ processes, clock }: Round): Promise<void> {
  const { parts } = processes[1] as Process;
  clock.now = instantOf(addDays(dayOf(clock.now), 1), '10:30');
  await reconcileDueDays(parts, clock.now);
}

interface Books {
  readonly id: string;
  readonly status: string;
  readonly paid_cents: number;
  readonly charge_cents: number | null;
  readonly numbers: readonly string[];
  readonly paid: number;
}

/** What the payer must have paid, by the order alone. */
const owed = ({ status, paid_cents: paid, charge_cents: charge }: Books): number =>
  status === 'REFUNDED' ? (charge ?? 0) : paid;

async function differences({ database, platforms }: Round): Promise<string[]> {
  const { rows } = await database.pool.query<Books>(
    `select o.id, o.status, o.paid_cents, r.charge_cents,
       coalesce((select array_agg(p.number) from payments p where p.order_id = o.id), '{}') as numbers,
       (select count(*)::int from payments p where p.order_id = o.id and p.state = 'paid') as paid
     from orders o left join refunds r on r.order_id = o.id and r.state = 'paid'`,
  );
  return rows.flatMap((order) => {
    const paidIn = order.numbers.reduce(
      (sum, number) => sum + platforms.wechat.paidBy(number) + platforms.alipay.paidBy(number),
      0,
    );
    const is = `${order.id} ${order.status}`;
    return [
      ...(paidIn === owed(order) ? [] : [`${is}: the platform has ${paidIn}, not ${owed(order)}`]),
      ...(order.paid === (order.paid_cents > 0 ? 1 : 0) ? [] : [`${is}: paid ${order.paid} times`]),
    ];
  });
}

const snapshot = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query(
    `select json_agg(x order by x.number) as all from (
       select number, state, order_id from payments union all select number, state, payment_number from payment_refunds) x`,
  );
  return JSON.stringify(rows);
};

/** Every callback again, in another sequence. */
async function repeatAll({ platforms, processes, clock, dice }: Round): Promise<void> {
  const { parts } = processes[2] as Process;
  for (const [at, platform] of [platforms.wechat, platforms.alipay].entries()) {
    const partner = parts.partners.all[at];
    const shuffled = platform.notices
      .map((notice) => ({ notice, at: dice(1_000_000) }))
      .sort((one, other) => one.at - other.at);
    for (const { notice } of shuffled) {
      const again = dice(2) === 0 ? notice : { ...notice, id: `${notice.id}-again` };
      if (partner) await takeNotice(parts, partner, again, clock.now);
    }
  }
}

describe.each(KINDS)('paying, crossed by everything that can go wrong, on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await createPlace(kind);
    await createWorld(place, { callers: 0, slots: [] });
  });
  afterAll(() => place.remove());

  test('ends with the money where the orders say it is', async () => {
    const tally = new Map<string, number>();
    const clock = { now: START };
    await inDatabase(place, async (database) => {
      for (let played = 0; played < COUNT; played += AT_ONCE) {
        const dice = createDice(FIRST + played);
        const platforms = memoryPlatforms(clock);
        const day = addDays(dayOf(clock.now), 4);
        const [slotId = 0] = await insertSlots(database, [{ day, capacity: AT_ONCE }]);
        const lost = () => {
          const roll = dice(10);
          return roll === 0 ? ('lost' as const) : roll === 1 ? ('dropped' as const) : null;
        };
        const round: Round = {
          database,
          platforms,
          clock,
          dice,
          orders: await insertOrders(database, AT_ONCE, { slotId, day }),
          processes: Array.from({ length: PROCESSES }, () =>
            createProcess(database, platforms, clock, { fault: lost }),
          ),
        };
        await play(round, tally);
        await forgetSome(round);
        await settle(round);
        await compare(round);
        await settle(round);
        const found = await differences(round);
        const violations = [...platforms.wechat.violations, ...platforms.alipay.violations];
        expect({ seed: FIRST + played, found, violations }).toEqual({
          seed: FIRST + played,
          found: [],
          violations: [],
        });
        const before = await snapshot(database);
        await repeatAll(round);
        expect(await snapshot(database)).toBe(before);
        await compare(round);
        const open = await database.pool.query(
          'select partner, kind, number from bill_differences where not healed',
        );
        expect({ seed: FIRST + played, open: open.rows }).toEqual({
          seed: FIRST + played,
          open: [],
        });
        expect((await readLedger(database)).unbalanced).toEqual([]);
        await database.pool.query(
          `delete from payment_refunds; delete from bill_differences; delete from reconciliations; delete from payments;
           delete from refunds; delete from order_events; delete from orders; update slots set remaining = capacity`,
        );
      }
      const healed = [...tally].filter(([name]) => name.endsWith(' ok')).map(([name]) => name);
      expect(healed).toEqual(expect.arrayContaining(['prepay ok', 'pay ok', 'cancel ok']));
    });
    if (process.env.PAYMENT_SCHEDULES)
      process.stdout.write(
        `${kind}: ${COUNT} schedules\n${JSON.stringify([...tally].sort(), null, 1)}\n`,
      );
  });
});

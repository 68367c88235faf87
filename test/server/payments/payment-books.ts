import { addDays } from '@contract/time/day-rules';
import { dayOf, instantOf } from '../../../server/kernel/clock';
import { sendOrderRefund } from '../../../server/domain/payments/payment/order-refund';
import {
  reconcileDueDays,
  retryReturns,
} from '../../../server/domain/payments/payment/reconcile-days';
import type { Database } from '../../../server/db/database';
import { settleDueRefunds } from '../../../server/jobs/refunds';
import { advanceDueRefunds, askDuePayments } from '../../../server/jobs/payments';
import type { MemoryPlatforms, Process, TestOrder } from './payment-world';

/** Orders, the processes that serve them and the platforms that take their money. */
export interface Round {
  readonly database: Database;
  readonly platforms: MemoryPlatforms;
  readonly clock: { now: number };
  readonly orders: readonly TestOrder[];
  readonly processes: readonly Process[];
}

/** Every process runs again and nothing gets lost any more: until nothing is under way. */
export async function settle({ database, processes, platforms, clock }: Round): Promise<void> {
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

/** The next day: the bills are compared, and again where a platform gave no answer. */
export async function compare({ processes, clock }: Round): Promise<void> {
  const { parts } = processes.at(-1) as Process;
  clock.now = instantOf(addDays(dayOf(clock.now), 1), '10:30');
  for (let hours = 0; hours < 8; hours += 1) {
    await reconcileDueDays(parts, clock.now);
    clock.now += 3_600_001;
  }
}

interface Books {
  readonly id: string;
  readonly user_id: string;
  readonly status: string;
  readonly paid_cents: number;
  readonly charge_cents: number | null;
  readonly numbers: readonly string[];
  readonly paid: number;
  /** What its payment says that it paid of it. */
  readonly part: number;
}

/** What the payer must have paid, by the order alone. */
const owed = ({ status, paid_cents: paid, charge_cents: charge }: Books): number =>
  status === 'REFUNDED' ? (charge ?? 0) : paid;

/** Where the platforms' money is not what the orders say. */
export async function differences({ database, platforms }: Round): Promise<string[]> {
  const { rows } = await database.pool.query<Books>(
    `select o.id, o.user_id, o.status, o.paid_cents, r.charge_cents,
       coalesce((select array_agg(t.payment_number) from payment_orders t where t.order_id = o.id), '{}') as numbers,
       (select count(*)::int from payment_orders t where t.order_id = o.id and t.state = 'paid') as paid,
       coalesce((select t.cents from payment_orders t where t.order_id = o.id and t.state = 'paid'), 0) as part
     from orders o left join refunds r on r.order_id = o.id and r.state = 'paid'`,
  );
  const orders = rows.flatMap((order) => {
    const is = `${order.id} ${order.status}`;
    return [
      ...(order.paid === (order.paid_cents > 0 ? 1 : 0) ? [] : [`${is}: paid ${order.paid} times`]),
      ...(order.part === order.paid_cents ? [] : [`${is}: its part is ${order.part}`]),
    ];
  });
  // A payment may be for several orders of one account.
  const owners = [...new Set(rows.map((order) => order.user_id))].flatMap((userId) => {
    const own = rows.filter((order) => order.user_id === userId);
    const numbers = [...new Set(own.flatMap((order) => order.numbers))];
    const paidIn = numbers.reduce(
      (sum, number) => sum + platforms.wechat.paidBy(number) + platforms.alipay.paidBy(number),
      0,
    );
    const due = own.reduce((sum, order) => sum + owed(order), 0);
    const is = own.map(({ id, status }) => `${id} ${status}`).join(', ');
    return paidIn === due ? [] : [`${is}: the platform has ${paidIn}, not ${due}`];
  });
  return [...orders, ...owners];
}

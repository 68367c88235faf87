import { bookingValues } from '../../../server/domain/booking/submission/engine/booking-columns';
import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import { newKey } from '../kit/worlds/booking-world';
import { AT, bookingOf, HOUR, NOW } from './statement-world';
import type { StatementWorld } from './statement-world';

const CHANGES = 3;

/** A payment, and what it is for. */
export interface PaymentOf {
  readonly number: string;
  readonly userId: string;
  readonly cents: number;
  /** The order or the purchase. */
  readonly id: string;
}

const newNumber = (kind: string): string => `${kind}${newKey().slice(0, 20)}`;

/** Inserts an open payment. @param purchaseId null: of an order, whose part the caller inserts */
async function insertPayment(
  world: StatementWorld,
  purchaseId: string | null,
  cents: number,
): Promise<string> {
  const number = newNumber('p');
  await world.run(
    `insert into payments (number, purchase_id, partner, method, cents, description, payer, client_address, created_at,
       expires_at, next_ask_at)
     values ($1, $2, 'wechat', 'wechat-mini', $3, '', 'payer', '127.0.0.1', $4, $5, $5)`,
    [number, purchaseId, cents, new Date(NOW), new Date(NOW + HOUR)],
  );
  return number;
}

/** An order that is booked, with an open payment of all that it costs. */
export async function orderPayment(world: StatementWorld): Promise<PaymentOf> {
  const caller = world.caller();
  const booking = bookingOf(caller, await world.slot());
  await BOOK_BATCH.run(world.database.pool, bookingValues([booking], AT, CHANGES));
  const cents = booking.priceCents + booking.serviceFeeCents;
  const number = await insertPayment(world, null, cents);
  await world.run('insert into payment_orders values ($1, $2, $3, $4)', [
    ...[number, booking.orderId, cents, 'open'],
  ]);
  return { number, userId: caller.userId, cents, id: booking.orderId };
}

/** A month of membership that somebody wants to buy, with an open payment of its price. */
export async function purchasePayment(
  world: StatementWorld,
  userId = world.caller().userId,
): Promise<PaymentOf> {
  const id = newKey();
  const cents = 990;
  await world.run(
    `insert into member_purchases (id, user_id, plan, days, cents, agreement_version, created_at)
     values ($1, $2, 'month', 30, $3, '1.1', $4)`,
    [id, userId, cents, new Date(NOW)],
  );
  return { number: await insertPayment(world, id, cents), userId, cents, id };
}

/** Another open payment of the same thing, a minute later. */
export async function attemptAgain(world: StatementWorld, payment: PaymentOf): Promise<PaymentOf> {
  const number = newNumber('p');
  await world.run(
    `insert into payments (number, purchase_id, partner, method, cents, description, created_at, expires_at,
       next_ask_at)
     select $2, purchase_id, partner, method, cents, '', created_at + interval '1 minute', expires_at, expires_at
     from payments where number = $1`,
    [payment.number, number],
  );
  await world.run(`update payment_orders set state = 'over' where payment_number = $1`, [
    payment.number,
  ]);
  await world.run(
    `insert into payment_orders select $2, order_id, cents, 'open' from payment_orders where payment_number = $1`,
    [payment.number, number],
  );
  return { ...payment, number };
}

/** Notes a payment as taken for what it is for. */
export async function markTaken(
  world: StatementWorld,
  number: string,
  state = 'paid',
): Promise<void> {
  await world.run(
    `update payments set state = $2, next_ask_at = null, payer = null, client_address = null, paid_at = $3
     where number = $1`,
    [number, state, new Date(NOW)],
  );
  await world.run('update payment_orders set state = $2 where payment_number = $1', [
    number,
    state === 'paid' ? 'paid' : 'over',
  ]);
}

/** Inserts a refund of a payment that was taken. @returns its number */
export async function insertRefund(
  world: StatementWorld,
  payment: PaymentOf,
  {
    kind,
    state,
    cents = payment.cents,
  }: {
    readonly kind: 'order' | 'surplus' | 'purchase';
    readonly state: 'open' | 'pending' | 'done' | 'failed';
    readonly cents?: number;
  },
): Promise<string> {
  const number = newNumber('r');
  await markTaken(world, payment.number);
  await world.run(
    `insert into payment_refunds (number, payment_number, kind, cents, state, created_at, next_ask_at, order_id)
     values ($1, $2, $3, $4, $5, $6, $7, case when $3 = 'order' then
       (select order_id from payment_orders where payment_number = $2) end)`,
    [
      number,
      payment.number,
      kind,
      cents,
      state,
      new Date(NOW),
      state === 'open' || state === 'pending' ? new Date(NOW) : null,
    ],
  );
  return number;
}

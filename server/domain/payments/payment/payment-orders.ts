import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database';
import type { PayableKey } from './payable';
import type { Payment } from './payment';

/** What of a payment is for one order or for its purchase. */
export interface PaymentPart {
  readonly key: PayableKey;
  readonly cents: number;
}

/** What a payment is for, as it was recorded: its purchase, or its orders by id. */
export async function partsOfPayment(
  db: Db,
  { number, purchase_id: purchaseId, cents }: Pick<Payment, 'number' | 'purchase_id' | 'cents'>,
): Promise<readonly PaymentPart[]> {
  if (purchaseId !== null) return [{ key: { kind: 'purchase', id: purchaseId }, cents }];
  const rows = await db
    .selectFrom('payment_orders')
    .select(['order_id', 'cents'])
    .where('payment_number', '=', number)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({ key: { kind: 'order', id: row.order_id }, cents: row.cents }));
}

/** SQL: whether payment `p` is for any of these. */
export function isForAny(keys: readonly PayableKey[]): RawBuilder<boolean> {
  const ids = keys.map(({ id }) => id);
  return keys[0]?.kind === 'purchase'
    ? sql<boolean>`p.purchase_id = any(${ids})`
    : sql<boolean>`p.number in (select payment_number from payment_orders where order_id = any(${ids}))`;
}

/** Says that open payments are replaced: nobody is to pay them, and the job asks the platform at once. @param now ms */
export async function supersede(db: Db, numbers: readonly string[], now: number): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .updateTable('payments')
    .set({ superseded: true, next_ask_at: new Date(now) })
    .where('number', 'in', numbers)
    .where('state', '=', 'open')
    .execute();
  await endParts(db, numbers);
}

/** Says that the orders of payments can no longer be paid by them. */
export async function endParts(db: Db, numbers: readonly string[]): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state: 'over' })
    .where('payment_number', 'in', numbers)
    .where('state', '=', 'open')
    .execute();
}

import type { PaymentState } from '../../payment/partner';
import { instantIn } from './china-instant';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whose transactions are read. */
export interface Merchant {
  readonly mchid: string;
  readonly appIds: readonly string[];
}

/** Not paid so far; PAYERROR and USERPAYING are states of a payment that is tried. */
const UNPAID: readonly unknown[] = ['NOTPAY', 'USERPAYING', 'PAYERROR'];
const CLOSED: readonly unknown[] = ['CLOSED', 'REVOKED'];

/** The number of a transaction of this merchant; null for another's. */
export function numberIn({ mchid, appIds }: Merchant, fields: Fields): string | null {
  const { out_trade_no: number } = fields;
  const isOurs = fields.mchid === mchid && appIds.includes(String(fields.appid));
  return isOurs && typeof number === 'string' ? number : null;
}

/** State of a transaction, from a query's answer or a callback; null where it cannot be read. */
export function paymentStateIn(fields: Fields): PaymentState | null {
  const { trade_state: state, transaction_id: transactionId, amount } = fields;
  if (UNPAID.includes(state)) return { state: 'unpaid' };
  if (CLOSED.includes(state)) return { state: 'closed' };
  if (state !== 'SUCCESS' && state !== 'REFUND') return null;
  const paidAt = instantIn(fields.success_time);
  const { total, currency = 'CNY' } = isFields(amount) ? amount : {};
  if (typeof transactionId !== 'string' || transactionId === '' || paidAt === null) return null;
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || currency !== 'CNY') return null;
  const refundedCents = state === 'SUCCESS' ? 0 : null;
  return { state: 'paid', transactionId, cents: total, paidAt, refundedCents };
}

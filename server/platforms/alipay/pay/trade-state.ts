import { centsOf } from '../../payment/yuan';
import type { PaymentState } from '../../payment/partner';
import { instantOf } from '../china-time';
import type { Parameters } from '../request';

/** A field as text; amounts may also be JSON numbers. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An instant (ms) that may carry fractions of a second, which refunds' times do; null where there is none. */
export const instantIn = (value: unknown): number | null =>
  instantOf(textOf(value).replace(/\.\d{1,9}$/, ''));

const PAID: readonly string[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/** Fields of `alipay.trade.query`, or of a notice, by which a trade's state is told. */
export interface TradeFields {
  readonly status: string;
  readonly transactionId: string;
  readonly totalAmount: string;
  /** Time of the payment; null for a trade that was not paid. */
  readonly paidAt: number | null;
}

/**
 * The state of a trade; null where the fields make none. A closed trade that has been paid was refunded in full: that
 * a closed trade has a time of payment only then is an inference, as nothing else in the answer tells the two apart.
 * @param now ms, for a paid trade without its time
 */
export function stateOfTrade(fields: TradeFields, now: number): PaymentState | null {
  const { status, transactionId, totalAmount, paidAt } = fields;
  if (status === 'WAIT_BUYER_PAY') return { state: 'unpaid' };
  if (status === 'TRADE_CLOSED' && paidAt === null) return { state: 'closed' };
  if (status !== 'TRADE_CLOSED' && !PAID.includes(status)) return null;
  const cents = centsOf(totalAmount);
  if (cents === null || cents <= 0 || transactionId === '') return null;
  const refundedCents = status === 'TRADE_CLOSED' ? cents : null;
  return { state: 'paid', transactionId, cents, paidAt: paidAt ?? now, refundedCents };
}

/**
 * The state in an answer of `alipay.trade.query`; null where it cannot be told. With a credit mode, or while the
 * seller has not received the money, a trade counts as successful without a payment: neither belongs to the products
 * that are used, so nothing is concluded from them.
 */
export function stateInAnswer(
  answer: Parameters,
  number: string,
  now: number,
): PaymentState | null {
  if (answer.out_trade_no !== number) return null;
  if (answer.credit_pay_mode || answer.additional_status) return null;
  const fields = {
    status: textOf(answer.trade_status),
    transactionId: textOf(answer.trade_no),
    totalAmount: textOf(answer.total_amount),
    paidAt: instantIn(answer.send_pay_date),
  };
  return stateOfTrade(fields, now);
}

import type { RefundOrder, RefundState } from '../../payment/partner';
import { instantIn } from './china-instant';

type Fields = Readonly<Record<string, unknown>>;

/** Bytes that the platform takes of a reason. */
const MOST_REASON_BYTES = 80;

/** Cuts a reason to 80 bytes of UTF-8, between characters. */
export function cutReason(reason: string): string {
  let [text, bytes] = ['', 0];
  for (const character of reason) {
    bytes += Buffer.byteLength(character);
    if (bytes > MOST_REASON_BYTES) break;
    text += character;
  }
  return text;
}

/** Body of a refund. A repeat has the same one. */
export const refundBody = (
  { paymentNumber, number, cents, paymentCents, reason }: RefundOrder,
  notifyUrl: string,
): Fields => ({
  out_trade_no: paymentNumber,
  out_refund_no: number,
  ...(reason === '' ? {} : { reason: cutReason(reason) }),
  notify_url: notifyUrl,
  amount: { refund: cents, total: paymentCents, currency: 'CNY' },
});

/**
 * State of a refund, from an answer (`status`) or a callback (`refund_status`); null where it cannot be read.
 */
export function refundStateIn(fields: Fields): RefundState | null {
  const status = fields.status ?? fields.refund_status;
  const { refund: cents } = (fields.amount ?? {}) as { refund?: unknown };
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return null;
  if (status === 'PROCESSING') return { state: 'pending' };
  if (status === 'SUCCESS') return { state: 'done', cents, at: instantIn(fields.success_time) };
  if (status === 'ABNORMAL')
    return { state: 'failed', reason: 'ABNORMAL: the payer’s bank refused it' };
  return status === 'CLOSED' ? { state: 'failed', reason: 'CLOSED: the platform closed it' } : null;
}

/** Whether an answer is about this refund. */
export const isAbout = (fields: Fields, refund: RefundOrder): boolean =>
  fields.out_refund_no === refund.number &&
  fields.out_trade_no === refund.paymentNumber &&
  (fields.amount as { refund?: unknown } | undefined)?.refund === refund.cents;

import type { PaymentNotice, RawNotice } from '../../payment/partner';
import type { Merchant } from './payment-state';
import { numberIn, paymentStateIn } from './payment-state';
import { refundStateIn } from './refund-state';
import { openResource } from './resource-cipher';
import type { SealedResource } from './resource-cipher';

type Fields = Readonly<Record<string, unknown>>;

/** A callback's frame, its resource still sealed. */
export interface NoticeFrame {
  readonly id: string;
  readonly event: string;
  readonly resource: SealedResource;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads the frame of a callback; null where it is none. */
export function frameIn({ body }: Pick<RawNotice, 'body'>): NoticeFrame | null {
  const frame = jsonIn(body.toString('utf8'));
  const { id, event_type: event, resource } = frame ?? {};
  if (typeof id !== 'string' || typeof event !== 'string' || !isFields(resource)) return null;
  const { algorithm, ciphertext, nonce, associated_data: associated = '' } = resource;
  if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string') return null;
  if (typeof nonce !== 'string' || typeof associated !== 'string') return null;
  return { id, event, resource: { ciphertext, nonce, associated_data: associated } };
}

/** What a verified callback says; null where it is not sealed for us, or about another merchant. */
export function noticeIn(
  { id, event, resource }: NoticeFrame,
  apiV3Key: string,
  merchant: Merchant,
): PaymentNotice | null {
  const fields = jsonIn(openResource(apiV3Key, resource) ?? '');
  if (fields === null || fields.mchid !== merchant.mchid) return null;
  if (event === 'TRANSACTION.SUCCESS') {
    const [number, state] = [numberIn(merchant, fields), paymentStateIn(fields)];
    return number !== null && state ? { kind: 'payment', id, number, state } : null;
  }
  if (!/^REFUND\.(SUCCESS|ABNORMAL|CLOSED)$/.test(event)) return { kind: 'other', id };
  const state = refundStateIn(fields);
  const { out_trade_no: paymentNumber, out_refund_no: refundNumber } = fields;
  if (!state || typeof paymentNumber !== 'string' || typeof refundNumber !== 'string') return null;
  return { kind: 'refund', id, refundNumber, paymentNumber, state };
}

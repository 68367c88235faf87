import { randomUUID } from 'node:crypto';
import { chinaTime } from '../../../alipay/china-time';
import { privateKeyOf } from '../../../rsa-keys';
import { noticeContent } from '../../../alipay/pay/notice';
import { signText } from '../../../alipay/signature';
import { yuanOf } from '../../../payment/yuan';
import type { FakeState } from '../state';
import type { SimulatedNotice, SimulatedTrade } from './pay-state';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** ms from each attempt to the next. */
export const NOTICE_GAPS: readonly number[] = [
  4 * MINUTE,
  10 * MINUTE,
  10 * MINUTE,
  HOUR,
  2 * HOUR,
  6 * HOUR,
  15 * HOUR,
];

type Form = Readonly<Record<string, string>>;

/** What a test makes wrong about a notice. */
export interface NoticeChange {
  readonly fields?: Form;
  /** PEM or base64 of another private key than Alipay's. */
  readonly key?: string;
  readonly signType?: string;
}

/** Signs a notice's fields: `sign` and `sign_type` are not part of what is signed. */
export function signedNotice(
  { options }: FakeState,
  fields: Form,
  { key = options.signs.privateKey(), signType = 'RSA2' }: NoticeChange = {},
): string {
  const sign = signText(noticeContent(fields), privateKeyOf(key));
  return new URLSearchParams({ ...fields, sign_type: signType, sign }).toString();
}

function fieldsOf(state: FakeState, trade: SimulatedTrade, refund: string | null): Form {
  const now = chinaTime(state.options.now());
  const part = trade.refunds.find(({ request }) => request === refund);
  const refunded = trade.refunds.reduce((sum, { cents }) => sum + cents, 0);
  return {
    gmt_create: chinaTime(trade.createdAt),
    charset: 'utf-8',
    version: '1.0',
    notify_id: randomUUID().replaceAll('-', ''),
    notify_time: now,
    notify_type: 'trade_status_sync',
    app_id: trade.appId,
    auth_app_id: trade.appId,
    seller_id: state.pay.options.sellerId,
    subject: trade.subject,
    out_trade_no: trade.number,
    trade_no: trade.tradeNo,
    trade_status: trade.status,
    total_amount: yuanOf(trade.cents),
    body: '',
    ...(trade.buyer === '' ? {} : { buyer_open_id: trade.buyer }),
    ...(trade.paidAt === null ? {} : { gmt_payment: chinaTime(trade.paidAt) }),
    ...(trade.closedAt === null ? {} : { gmt_close: chinaTime(trade.closedAt) }),
    ...(part
      ? {
          // A refund's time has thousandths, and its amount is that of all refunds.
          gmt_refund: `${chinaTime(part.at)}.143`,
          refund_fee: yuanOf(refunded),
          out_biz_no: refund ?? '',
        }
      : {}),
  };
}

/** A notice of a trade's state, or of a refund. @returns null where the merchant asked for none */
export function noticeOf(
  state: FakeState,
  trade: SimulatedTrade,
  refund: string | null = null,
  change: NoticeChange = {},
): SimulatedNotice | null {
  if (trade.notifyUrl === null) return null;
  const fields = { ...fieldsOf(state, trade, refund), ...change.fields };
  return {
    id: fields.notify_id ?? '',
    url: trade.notifyUrl,
    body: signedNotice(state, fields, change),
    attempts: 0,
    nextAt: state.options.now(),
  };
}

/** Sends a notice once. Taken means exactly `success`, no redirect and no other byte. */
export async function sendNotice({ pay }: FakeState, notice: SimulatedNotice): Promise<boolean> {
  try {
    const reply = await pay.deliver(notice.url, notice.body);
    return reply.status === 200 && reply.body === 'success';
  } catch {
    return false;
  }
}

/** Sends the notices whose time has come, one after another, and sets the times of their repeats. */
export async function deliverDue(state: FakeState): Promise<void> {
  for (const notice of [...state.pay.notices]) {
    if (notice.nextAt === null || notice.nextAt > state.options.now()) continue;
    const gap = NOTICE_GAPS[notice.attempts];
    notice.attempts += 1;
    notice.nextAt = gap === undefined ? null : state.options.now() + gap;
    if (await sendNotice(state, notice)) notice.nextAt = null;
    else later(state, notice);
  }
}

function later(state: FakeState, { nextAt }: SimulatedNotice): void {
  if (nextAt === null || state.pay.options.holdsNotices) return;
  setTimeout(() => void deliverDue(state), Math.max(0, nextAt - state.options.now())).unref();
}

/** Queues a notice; unless a test holds them back, it is sent at once. */
export function notify(state: FakeState, notice: SimulatedNotice | null): void {
  if (!notice) return;
  state.pay.notices.push(notice);
  later(state, notice);
}

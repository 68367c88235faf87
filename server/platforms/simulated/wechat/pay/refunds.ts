import { randomInt } from 'node:crypto';
import { chinaInstant } from '../../../wechat/pay/china-instant';
import { answered, refused } from './answers';
import type { PayHandler } from './asked';
import { refundableOf } from './order-status';
import type { OrderRecord, RefundRecord, RefundStatus } from './records';
import type { FakePayState } from './state';
import { DAY } from '../../../../kernel/clock';

/** ms after a payment until which it can be refunded, and most refunds of one. */
const [WINDOW, MOST_PARTS] = [365 * DAY, 50];
/** ms between refunds of one payment (pay.weixin.qq.com, “Submit Refund API”, notes). */
const PARTS_APART = 60_000;
/** Wrong requests of a second. */
const MOST_WRONG = 6;

interface RefundBody {
  readonly out_trade_no: string;
  readonly out_refund_no: string;
  readonly notify_url?: string;
  readonly amount: { readonly refund: number; readonly total: number };
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

/** A refund as an answer shows it. */
export const refundOf = (order: OrderRecord, refund: RefundRecord): object => ({
  refund_id: refund.id,
  out_refund_no: refund.number,
  transaction_id: order.paid?.transactionId,
  out_trade_no: order.number,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: chinaInstant(refund.createdAt),
  ...(refund.status === 'SUCCESS' && refund.endedAt !== null
    ? { success_time: chinaInstant(refund.endedAt) }
    : {}),
  status: refund.status,
  funds_account: 'AVAILABLE',
  amount: {
    total: order.cents,
    refund: refund.cents,
    payer_total: order.cents,
    payer_refund: refund.cents,
    currency: 'CNY',
  },
});

/** A refund as its callback shows it. */
export const refundNoticeOf = (order: OrderRecord, refund: RefundRecord): object => ({
  mchid: order.mchid,
  out_trade_no: order.number,
  transaction_id: order.paid?.transactionId,
  out_refund_no: refund.number,
  refund_id: refund.id,
  refund_status: refund.status,
  ...(refund.status === 'SUCCESS' && refund.endedAt !== null
    ? { success_time: chinaInstant(refund.endedAt) }
    : {}),
  user_received_account: '支付用户零钱',
  amount: {
    total: order.cents,
    refund: refund.cents,
    payer_total: order.cents,
    payer_refund: refund.cents,
  },
});

const refundNamed = (
  state: FakePayState,
  mchid: string,
  number: string,
): { order: OrderRecord; refund: RefundRecord } | null => {
  for (const order of state.orders.all()) {
    if (order.mchid !== mchid) continue;
    const refund = order.refunds.find((one) => one.number === number);
    if (refund) return { order, refund };
  }
  return null;
};

/** Ends a refund that is under way, and calls back. */
export function endRefund(
  state: FakePayState,
  mchid: string,
  number: string,
  status: Exclude<RefundStatus, 'PROCESSING'>,
): void {
  const found = refundNamed(state, mchid, number);
  if (found?.refund.status !== 'PROCESSING') throw new Error(`${number} is not under way.`);
  const refund = { ...found.refund, status, endedAt: state.options.now() };
  const refunds = found.order.refunds.map((one) => (one.number === number ? refund : one));
  const order = { ...found.order, refunds };
  state.orders.put(order);
  if (refund.notifyUrl !== null)
    state.callbacks.send(
      order.mchid,
      refund.notifyUrl,
      `REFUND.${status}`,
      refundNoticeOf(order, refund),
    );
}

/** Ends refunds whose time has come. */
export function endDueRefunds(state: FakePayState): void {
  const { refundsAfter, now } = state.options;
  if (refundsAfter === null) return;
  for (const { mchid, refunds } of state.orders.all())
    for (const { number, status, createdAt } of refunds)
      if (status === 'PROCESSING' && createdAt + refundsAfter <= now())
        endRefund(state, mchid, number, 'SUCCESS');
}

/** What the merchant has to refund with. */
function balanceOf(state: FakePayState, mchid: string): number {
  const start = state.options.balance ?? null;
  if (start === null) return Infinity;
  return state.orders
    .all()
    .filter((order) => order.mchid === mchid && order.paid)
    .reduce((sum, order) => sum + refundableOf(order), start);
}

export const answerRefund: PayHandler = ({ state, merchant, body: given }) => {
  const body = given as unknown as RefundBody;
  const { mchid } = merchant;
  const now = state.options.now();
  const request = JSON.stringify(body);
  const wrong = (code: string, message: string) =>
    state.quota.take(`wrong refund ${mchid} ${Math.floor(now / 1000)}`, MOST_WRONG)
      ? refused(code, message)
      : refused('FREQUENCY_LIMITED', '频率限制');
  const before = refundNamed(state, mchid, body.out_refund_no);
  if (before)
    return before.refund.request === request
      ? answered(refundOf(before.order, before.refund))
      : wrong('INVALID_REQUEST', '请求重入时，参数与首次请求时不一致');
  const order = state.orders.get(mchid, body.out_trade_no);
  if (!order?.paid) return wrong('RESOURCE_NOT_EXISTS', '订单不存在');
  if (order.cents !== body.amount.total) return wrong('INVALID_REQUEST', '订单金额不一致');
  if (now - order.paid.at > WINDOW) return wrong('INVALID_REQUEST', '订单已超过可退款的最大期限');
  if (order.refunds.some(({ createdAt }) => now - createdAt < PARTS_APART))
    return refused('FREQUENCY_LIMITED', '同一订单多次退款请间隔1分钟');
  if (order.refunds.length >= MOST_PARTS) return wrong('INVALID_REQUEST', '部分退款次数超限');
  if (body.amount.refund > refundableOf(order))
    return wrong('INVALID_REQUEST', '退款金额大于可退金额');
  if (body.amount.refund > balanceOf(state, mchid)) return wrong('NOT_ENOUGH', '基本账户余额不足');
  const refund: RefundRecord = {
    number: body.out_refund_no,
    id: `503${digits(26)}`,
    cents: body.amount.refund,
    notifyUrl: body.notify_url ?? null,
    request,
    createdAt: now,
    status: 'PROCESSING',
    endedAt: null,
  };
  state.orders.put({ ...order, refunds: [...order.refunds, refund] });
  return answered(refundOf(order, refund));
};

export const answerRefundQuery: PayHandler = ({ state, merchant, route }) => {
  const found = refundNamed(state, merchant.mchid, route.out_refund_no ?? '');
  if (!found) return refused('RESOURCE_NOT_EXISTS', '退款单不存在');
  return answered(refundOf(found.order, found.refund));
};

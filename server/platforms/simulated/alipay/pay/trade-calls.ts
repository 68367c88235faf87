import { instantOf, chinaTime } from '../../../alipay/china-time';
import { centsOf, yuanOf } from '../../../payment/yuan';
import { done } from '../answers';
import type { CallHandler } from '../answers';
import { isRefusal, refused } from '../refusals';
import { noticeOf, notify } from './notices';
import type { SimulatedTrade } from './pay-state';
import { createTrade, refundedOf, refundOf, tradeOf } from './trades';

const NOT_THERE = refused('ACQ.TRADE_NOT_EXIST');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const create: CallHandler = (state, { app, parameters, notifyUrl }) => {
  const { options, openIds } = state;
  const buyer = text(parameters.buyer_open_id);
  const opened = text(parameters.op_app_id);
  if (!options.apps.some(({ appId, kind }) => appId === opened && kind === 'mini'))
    return refused('ACQ.INVALID_PARAMETER');
  if (!options.isLenient && !openIds.has(`${opened} ${buyer}`))
    return refused('ACQ.BUYER_NOT_EXIST');
  const trade = createTrade(state, {
    appId: app.appId,
    number: text(parameters.out_trade_no),
    cents: centsOf(text(parameters.total_amount)) ?? 0,
    subject: text(parameters.subject),
    product: 'JSAPI_PAY',
    buyer,
    expiresAt: instantOf(text(parameters.time_expire)) ?? 0,
    notifyUrl,
  });
  return isRefusal(trade) ? trade : done({ out_trade_no: trade.number, trade_no: trade.tradeNo });
};

export const query: CallHandler = (state, { app, parameters }) => {
  const trade = tradeOf(state, text(parameters.out_trade_no), app.appId);
  if (!trade) return NOT_THERE;
  return done({
    trade_no: trade.tradeNo,
    out_trade_no: trade.number,
    trade_status: trade.status,
    total_amount: yuanOf(trade.cents),
    buyer_logon_id: '159****5620',
    ...(trade.paidAt === null
      ? {}
      : { send_pay_date: chinaTime(trade.paidAt), buyer_pay_amount: yuanOf(trade.cents) }),
  });
};

export const close: CallHandler = (state, { app, parameters }) => {
  const trade = tradeOf(state, text(parameters.out_trade_no), app.appId);
  if (!trade) return NOT_THERE;
  if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR');
  state.pay.trades.put({ ...trade, status: 'TRADE_CLOSED', closedAt: state.options.now() });
  return done({ out_trade_no: trade.number, trade_no: trade.tradeNo });
};

/** Sub-code of a refund that cannot be made; null where it can. */
function refusedRefund(trade: SimulatedTrade, cents: number, isFrozen: boolean): string | null {
  if (trade.status === 'WAIT_BUYER_PAY') return 'ACQ.TRADE_STATUS_ERROR';
  if (trade.status === 'TRADE_CLOSED') return 'ACQ.TRADE_HAS_CLOSE';
  if (trade.status === 'TRADE_FINISHED') return 'ACQ.TRADE_HAS_FINISHED';
  if (isFrozen) return 'ACQ.REASON_TRADE_BEEN_FREEZEN';
  if (cents < 1) return 'ACQ.INVALID_PARAMETER';
  if (cents > trade.cents) return 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL';
  return refundedOf(trade) + cents > trade.cents ? 'ACQ.REASON_TRADE_REFUND_FEE_ERR' : null;
}

export const refund: CallHandler = (state, { app, parameters }) => {
  const { pay } = state;
  const trade = tradeOf(state, text(parameters.out_trade_no), app.appId);
  if (!trade) return NOT_THERE;
  const now = state.options.now();
  const request = text(parameters.out_request_no);
  const cents = centsOf(text(parameters.refund_amount)) ?? 0;
  const answer = (after: SimulatedTrade, isMoved: boolean) =>
    done({
      trade_no: trade.tradeNo,
      out_trade_no: trade.number,
      buyer_logon_id: '159****5620',
      fund_change: isMoved ? 'Y' : 'N',
      refund_fee: yuanOf(refundedOf(after)),
      ...(isMoved ? { gmt_refund_pay: chinaTime(now) } : {}),
    });
  const known = refundOf(trade, request);
  if (known)
    return known.cents === cents ? answer(trade, false) : refused('ACQ.DISCORDANT_REPEAT_REQUEST');
  const refusal = refusedRefund(trade, cents, pay.frozen.has(trade.number));
  if (refusal !== null) return refused(refusal);
  if (pay.balance !== null && pay.balance < cents) return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH');
  if (pay.balance !== null) pay.balance -= cents;
  const made = { request, cents, at: now, visibleFrom: now + pay.refundDelay };
  const open: SimulatedTrade = { ...trade, refunds: [...trade.refunds, made] };
  const after: SimulatedTrade =
    refundedOf(open) === open.cents ? { ...open, status: 'TRADE_CLOSED', closedAt: now } : open;
  pay.trades.put(after);
  notify(state, noticeOf(state, after, request));
  return answer(after, pay.refundDelay === 0);
};

export const refundQuery: CallHandler = (state, { app, parameters }) => {
  const trade = tradeOf(state, text(parameters.out_trade_no), app.appId);
  if (!trade) return NOT_THERE;
  const request = text(parameters.out_request_no);
  const made = refundOf(trade, request);
  if (!made || made.visibleFrom > state.options.now()) return done();
  const asked = Array.isArray(parameters.query_options) ? parameters.query_options : [];
  return done({
    trade_no: trade.tradeNo,
    out_trade_no: trade.number,
    out_request_no: request,
    total_amount: yuanOf(trade.cents),
    refund_amount: yuanOf(made.cents),
    refund_status: 'REFUND_SUCCESS',
    ...(asked.includes('gmt_refund_pay') ? { gmt_refund_pay: chinaTime(made.at) } : {}),
  });
};

import { randomInt } from 'node:crypto';
import type { PayProduct } from '../../../alipay/pay/settings';
import { chinaTime } from '../../../alipay/china-time';
import { refused } from '../refusals';
import type { Refusal } from '../refusals';
import type { FakeState } from '../state';
import { noticeOf, notify } from './notices';
import type { SimulatedTrade } from './pay-state';
import { DAY } from '../../../../kernel/clock';

const MINUTE = 60_000;
/** A payment's time lies 1 minute to 15 days ahead. */
const LEAST_AHEAD = MINUTE;
const MOST_AHEAD = 15 * DAY;
const REFUND_WINDOW = 90 * DAY;
/** Seconds of travel between asking and checking. */
const SLACK = 5_000;

/** Values with which a trade is asked for. */
export interface TradeOrder {
  readonly appId: string;
  readonly number: string;
  readonly cents: number;
  readonly subject: string;
  readonly product: PayProduct;
  readonly buyer: string;
  readonly expiresAt: number;
  readonly notifyUrl: string | null;
}

const tradeNumber = (now: number): string =>
  `${chinaTime(now).slice(0, 10).replaceAll('-', '')}22001${String(randomInt(10 ** 14)).padStart(15, '0')}`;

/** The trade as it is now: closed once its time is over, finished once it can no longer be refunded. */
function aged({ pay, options }: FakeState, trade: SimulatedTrade): SimulatedTrade {
  const now = options.now();
  const window = pay.options.refundWindow ?? REFUND_WINDOW;
  if (trade.status === 'WAIT_BUYER_PAY' && now >= trade.expiresAt)
    return { ...trade, status: 'TRADE_CLOSED', closedAt: trade.expiresAt };
  if (trade.status === 'TRADE_SUCCESS' && now > (trade.paidAt ?? now) + window)
    return { ...trade, status: 'TRADE_FINISHED' };
  return trade;
}

/** The trade of a number; null where there is none, or where the application does not see it. */
export function tradeOf(state: FakeState, number: string, appId: string): SimulatedTrade | null {
  const trade = state.pay.trades.get(number);
  if (!trade || (state.pay.options.tradesPerApp && trade.appId !== appId)) return null;
  return aged(state, trade);
}

function refusedRepeat(trade: SimulatedTrade, order: TradeOrder): Refusal | null {
  if (trade.buyer !== order.buyer) return refused('ACQ.TRADE_BUYER_NOT_MATCH');
  if (trade.status === 'TRADE_CLOSED') return refused('ACQ.TRADE_HAS_CLOSE');
  if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_HAS_SUCCESS');
  const names = ['appId', 'cents', 'subject', 'product', 'expiresAt'] as const;
  return names.every((name) => trade[name] === order[name])
    ? null
    : refused('ACQ.CONTEXT_INCONSISTENT');
}

/** Whether a trade is refused before it exists. */
export function refusedOrder({ pay, options }: FakeState, order: TradeOrder): Refusal | null {
  const products = pay.options.products ?? ['JSAPI_PAY', 'QUICK_WAP_WAY'];
  if (!products.includes(order.product)) return refused('ACQ.ACCESS_FORBIDDEN');
  if (order.cents < 1) return refused('ACQ.TOTAL_FEE_EXCEED');
  const ahead = order.expiresAt - options.now();
  return ahead < LEAST_AHEAD - SLACK || ahead > MOST_AHEAD + SLACK
    ? refused('ACQ.INVALID_PARAMETER')
    : null;
}

/** Creates a trade; with the same values it is the same trade. */
export function createTrade(state: FakeState, order: TradeOrder): SimulatedTrade | Refusal {
  const stored = state.pay.trades.get(order.number);
  const known = stored && aged(state, stored);
  if (known) return refusedRepeat(known, order) ?? known;
  const refusal = refusedOrder(state, order);
  if (refusal) return refusal;
  const now = state.options.now();
  const trade: SimulatedTrade = {
    ...order,
    tradeNo: tradeNumber(now),
    createdAt: now,
    status: 'WAIT_BUYER_PAY',
    paidAt: null,
    closedAt: null,
    refunds: [],
  };
  state.pay.trades.put(trade);
  return trade;
}

/** Pays a trade, and sends its notice. @returns whether it could be paid, or had been */
export function payTrade(state: FakeState, trade: SimulatedTrade): boolean {
  const { status, paidAt } = aged(state, trade);
  if (status !== 'WAIT_BUYER_PAY') return paidAt !== null;
  const paid: SimulatedTrade = { ...trade, status: 'TRADE_SUCCESS', paidAt: state.options.now() };
  state.pay.trades.put(paid);
  if (state.pay.balance !== null) state.pay.balance += trade.cents;
  notify(state, noticeOf(state, paid));
  return true;
}

/** Pays by Alipay's own number, as `my.tradePay` does. @returns whether it could be paid, or had been */
export function payTradeNo(state: FakeState, tradeNo: string): boolean {
  const trade = state.pay.trades.all().find((one) => one.tradeNo === tradeNo);
  return trade !== undefined && payTrade(state, trade);
}

/** Cents of all refunds of a trade. */
export const refundedOf = ({ refunds }: SimulatedTrade): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** The refund of a trade that has the merchant's number. */
export const refundOf = ({ refunds }: SimulatedTrade, request: string) =>
  refunds.find((one) => one.request === request);

import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type { PaymentPartner, PaymentState, PaymentMethod } from '../../payment/partner';
import type { AlipayGateway } from '../gateway';
import { billOf } from './bill';
import { readAlipayNotice } from './notice';
import { createTrade, wapPage } from './open';
import { askRefund, refundStateOf } from './refund';
import type { AlipayPaySettings } from './settings';
import { callAboutTrade } from './trade-apps';
import type { TradeApps } from './trade-apps';
import { hasSubCode, NO_TRADE, paymentError } from './trade-error';
import { stateInAnswer } from './trade-state';

export interface AlipayPayParts {
  readonly settings: AlipayPaySettings;
  /** The mini-program's application; null where there is none. */
  readonly mini: AlipayGateway | null;
  /** The web application, which pages of payment belong to; null: the mini-program's. */
  readonly web: AlipayGateway | null;
  /** Downloads bills. */
  readonly fetch: typeof fetch;
  /** ms. */
  readonly now: () => number;
}

/** The trade is paid, closed or refunded, so there is nothing to close; a query says which. */
const NOTHING_TO_CLOSE = [
  NO_TRADE,
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.TRADE_HAS_CLOSE',
];

/** Makes the errors of a call those of the interface. */
async function withPaymentErrors<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    const isMapped = error instanceof PaymentUnclear || error instanceof PaymentRefused;
    throw isMapped ? error : paymentError(error);
  }
}

async function stateOf(apps: TradeApps, number: string, now: number): Promise<PaymentState> {
  const method = 'alipay.trade.query';
  try {
    const answer = await callAboutTrade(apps, method, { out_trade_no: number });
    const state = stateInAnswer(answer, number, now);
    if (!state) throw new PaymentUnclear(`${method} answered a state that is not known`);
    return state;
  } catch (error) {
    if (hasSubCode(error, NO_TRADE)) return { state: 'unpaid' };
    throw error;
  }
}

async function closeTrade(apps: TradeApps, number: string): Promise<void> {
  try {
    await callAboutTrade(apps, 'alipay.trade.close', { out_trade_no: number });
  } catch (error) {
    if (!hasSubCode(error, ...NOTHING_TO_CLOSE)) throw error;
  }
}

/** Alipay's payment in its mini-program and in browsers; null where no application can take any. */
export function createAlipayPay(parts: AlipayPayParts): PaymentPartner | null {
  const { settings, mini, web, fetch: get, now } = parts;
  const { sellerId, notifyUrl, products } = settings;
  const pages = web ?? mini;
  const [first, second] = [mini, web].filter((app): app is AlipayGateway => app !== null);
  if (!first || !pages) return null;
  const apps: TradeApps = second ? [first, second] : [first];
  const methods: readonly PaymentMethod[] = [
    ...(products.includes('JSAPI_PAY') && mini ? (['alipay-mini'] as const) : []),
    ...(products.includes('QUICK_WAP_WAY') ? (['alipay-wap'] as const) : []),
  ];
  return {
    name: 'alipay',
    methods,
    open: (order) =>
      withPaymentErrors(async () => {
        if (!methods.includes(order.method))
          throw new PaymentRefused('NOT_CONFIGURED', false, `${order.method} is not configured.`);
        return order.method === 'alipay-mini' && mini
          ? await createTrade(mini, order, notifyUrl)
          : wapPage(pages, order, notifyUrl);
      }),
    query: (number) => withPaymentErrors(() => stateOf(apps, number, now())),
    close: (number) => withPaymentErrors(() => closeTrade(apps, number)),
    refund: (refund) => withPaymentErrors(() => askRefund(apps, refund)),
    queryRefund: (refund) => withPaymentErrors(() => refundStateOf(apps, refund)),
    readNotice: (notice) =>
      withPaymentErrors(async () => readAlipayNotice(apps, sellerId, notice, now())),
    // Any other byte makes Alipay repeat the notice.
    taken: { status: 200, type: 'text/plain; charset=utf-8', body: 'success' },
    again: { status: 200, type: 'text/plain; charset=utf-8', body: 'fail' },
    bill: (day) => withPaymentErrors(() => billOf(first, day, get)),
  };
}

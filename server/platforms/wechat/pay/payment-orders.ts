import { randomBytes } from 'node:crypto';
import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type {
  PaymentMethod,
  PaymentOrder,
  PaymentPartner,
  PaymentRequest,
  PaymentState,
} from '../../payment/partner';
import { clientParameters } from './client-parameters';
import type { MerchantKey } from './merchant-key';
import { appIdOf, h5Page, orderBody } from './orders';
import type { PayerAccounts } from './orders';
import type { PayClient } from './pay-client';
import { numberIn, paymentStateIn } from './payment-state';
import type { Merchant } from './payment-state';

export interface PaymentOrdersParts {
  readonly client: PayClient;
  readonly merchant: Merchant;
  /** The key that clients' parameters are signed with. */
  readonly key: () => MerchantKey;
  readonly accounts: PayerAccounts;
  /** The methods that are set up. */
  readonly methods: readonly PaymentMethod[];
  readonly notifyUrl: string;
  /** ms. */
  readonly now: () => number;
}

/** What a platform does with the order of one payment. */
export type PaymentOrders = Pick<PaymentPartner, 'open' | 'query' | 'close'>;

/** Asks for an order's state. @throws PaymentUnclear where the answer tells none */
async function stateOf(
  { client, merchant }: PaymentOrdersParts,
  number: string,
): Promise<PaymentState> {
  let fields: Readonly<Record<string, unknown>>;
  try {
    fields = await client.json('queryOrder', {
      route: { out_trade_no: number },
      query: { mchid: merchant.mchid },
    });
  } catch (error) {
    // The order's answer may have been lost before it took effect.
    if (error instanceof PaymentRefused && error.code === 'ORDER_NOT_EXIST')
      return { state: 'unpaid' };
    if (error instanceof PaymentRefused) throw new PaymentUnclear(error.message);
    throw error;
  }
  const state = numberIn(merchant, fields) === number ? paymentStateIn(fields) : null;
  if (!state) throw new PaymentUnclear('WeChat Pay queryOrder answered about something else');
  return state;
}

/** Whether a refused number is closed. Anything else may still be paid, so no other number may be tried. */
async function explained(
  parts: PaymentOrdersParts,
  refusal: PaymentRefused,
  number: string,
): Promise<PaymentRefused> {
  const { state } = await stateOf(parts, number);
  return new PaymentRefused(refusal.code, state === 'closed', refusal.message);
}

/** Makes the platform's order. @returns the page of a payment by H5, else the `prepay_id` */
async function ordered(
  parts: PaymentOrdersParts,
  order: PaymentOrder,
  appId: string,
): Promise<string> {
  const { client, merchant, notifyUrl } = parts;
  const [call, field] =
    order.method === 'wechat-h5'
      ? (['orderH5', 'h5_url'] as const)
      : (['orderJsapi', 'prepay_id'] as const);
  try {
    const body = orderBody(order, appId, merchant.mchid, notifyUrl);
    const answer = await client.json(call, { body });
    const value = answer[field];
    if (typeof value === 'string' && value !== '') return value;
  } catch (error) {
    throw error instanceof PaymentRefused ? await explained(parts, error, order.number) : error;
  }
  throw new PaymentUnclear(`WeChat Pay ${call} answered without ${field}`);
}

async function opened(parts: PaymentOrdersParts, order: PaymentOrder): Promise<PaymentRequest> {
  const appId = appIdOf(parts.accounts, order.method);
  if (appId === null || !parts.methods.includes(order.method))
    throw new Error(`${order.method} is not set up for WeChat Pay.`);
  const value = await ordered(parts, order, appId);
  if (order.method === 'wechat-h5') return { kind: 'page', url: h5Page(value, order.returnUrl) };
  const stamp = {
    timestamp: String(Math.floor(parts.now() / 1000)),
    nonce: randomBytes(16).toString('hex'),
  };
  return clientParameters(appId, value, parts.key(), stamp);
}

async function close({ client, merchant }: PaymentOrdersParts, number: string): Promise<void> {
  try {
    const body = { mchid: merchant.mchid };
    await client.bytes('closeOrder', { route: { out_trade_no: number }, body });
  } catch (error) {
    // Closed or paid already, or unknown: the query tells.
    if (!(error instanceof PaymentRefused)) throw error;
  }
}

/** The orders of one merchant: made, asked about and closed. */
export const createPaymentOrders = (parts: PaymentOrdersParts): PaymentOrders => ({
  open: (order) => opened(parts, order),
  query: (number) => stateOf(parts, number),
  close: (number) => close(parts, number),
});

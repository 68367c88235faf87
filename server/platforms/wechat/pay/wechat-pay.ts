import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createCallGate } from '../../call-gate';
import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type {
  PaymentOrder,
  PaymentPartner,
  PaymentRequest,
  PaymentState,
  PaymentMethod,
  RefundOrder,
  RefundState,
} from '../../payment/partner';
import { verdictOf } from './answer-signature';
import { billOf } from './bill';
import { clientParameters } from './client-parameters';
import { frameIn, noticeIn } from './notice';
import { appIdOf, h5Page, orderBody } from './orders';
import type { PayerAccounts } from './orders';
import { createPayClient } from './pay-client';
import { numberIn, paymentStateIn } from './payment-state';
import { isAbout, refundBody, refundStateIn } from './refund-state';
import type { WeChatPaySettings } from './settings';

export interface WeChatPayParts {
  readonly settings: WeChatPaySettings;
  /** The accounts whose app ids are bound to the merchant. */
  readonly accounts: PayerAccounts;
  readonly fetch: typeof fetch;
  /** ms. */
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** ms that one call may take. */
const TIMEOUT = 5_000;
/** Most concurrent calls of one process. */
const MOST_CALLS = 32;

const METHODS: readonly PaymentMethod[] = ['wechat-mini', 'wechat-browser', 'wechat-h5'];

/** Path of the provider that WeChat Pay calls back. */
export const NOTICE_PATH = '/payment/wechat/notify.do';

/** WeChat Pay for one merchant. */
export function createWeChatPay(parts: WeChatPayParts): PaymentPartner {
  const { settings, accounts, now, log } = parts;
  const { mchid, merchant, keys } = settings;
  const appIds = [accounts.mini, accounts.web].filter((id): id is string => id !== null);
  const ours = { mchid, appIds };
  const notifyUrl = `${settings.notifyOrigin}${NOTICE_PATH}`;
  const transport = {
    origin: settings.apiOrigin,
    mchid,
    merchant,
    keys,
    fetch: parts.fetch,
    gate: createCallGate(MOST_CALLS),
    timeout: TIMEOUT,
    now,
  };
  const client = createPayClient(transport, log);
  const methods = METHODS.filter(
    (method) => appIdOf(accounts, method) !== null && (method !== 'wechat-h5' || settings.takesH5),
  );

  async function query(number: string): Promise<PaymentState> {
    let fields: Readonly<Record<string, unknown>>;
    try {
      fields = await client.json('queryOrder', {
        route: { out_trade_no: number },
        query: { mchid },
      });
    } catch (error) {
      // The order's answer may have been lost before it took effect.
      if (error instanceof PaymentRefused && error.code === 'ORDER_NOT_EXIST')
        return { state: 'unpaid' };
      if (error instanceof PaymentRefused) throw new PaymentUnclear(error.message);
      throw error;
    }
    const state = numberIn(ours, fields) === number ? paymentStateIn(fields) : null;
    if (!state) throw new PaymentUnclear('WeChat Pay queryOrder answered about something else');
    return state;
  }

  /** Whether a refused number is closed. Anything else may still be paid, so no other number may be tried. */
  async function explained(refusal: PaymentRefused, number: string): Promise<PaymentRefused> {
    const { state } = await query(number);
    return new PaymentRefused(refusal.code, state === 'closed', refusal.message);
  }

  async function ordered(order: PaymentOrder, appId: string): Promise<string> {
    const [call, field] =
      order.method === 'wechat-h5'
        ? (['orderH5', 'h5_url'] as const)
        : (['orderJsapi', 'prepay_id'] as const);
    try {
      const answer = await client.json(call, { body: orderBody(order, appId, mchid, notifyUrl) });
      const value = answer[field];
      if (typeof value === 'string' && value !== '') return value;
    } catch (error) {
      throw error instanceof PaymentRefused ? await explained(error, order.number) : error;
    }
    throw new PaymentUnclear(`WeChat Pay ${call} answered without ${field}`);
  }

  async function open(order: PaymentOrder): Promise<PaymentRequest> {
    const appId = appIdOf(accounts, order.method);
    if (appId === null || !methods.includes(order.method))
      throw new Error(`${order.method} is not set up for WeChat Pay.`);
    const value = await ordered(order, appId);
    if (order.method === 'wechat-h5') return { kind: 'page', url: h5Page(value, order.returnUrl) };
    const stamp = {
      timestamp: String(Math.floor(now() / 1000)),
      nonce: randomBytes(16).toString('hex'),
    };
    return clientParameters(appId, value, merchant(), stamp);
  }

  function refundStateOf(
    fields: Readonly<Record<string, unknown>>,
    order: RefundOrder,
  ): RefundState {
    const state = isAbout(fields, order) ? refundStateIn(fields) : null;
    if (state) return state;
    throw new PaymentUnclear('WeChat Pay answered about another refund');
  }

  return {
    name: 'wechat',
    methods,
    open,
    query,
    async close(number) {
      try {
        await client.bytes('closeOrder', { route: { out_trade_no: number }, body: { mchid } });
      } catch (error) {
        // Closed or paid already, or unknown: the query tells.
        if (!(error instanceof PaymentRefused)) throw error;
      }
    },
    async refund(order) {
      try {
        const body = refundBody(order, notifyUrl);
        return refundStateOf(await client.json('refund', { body }), order);
      } catch (error) {
        if (error instanceof PaymentRefused) return { state: 'failed', reason: error.message };
        throw error;
      }
    },
    async queryRefund(order) {
      try {
        const route = { out_refund_no: order.number };
        return refundStateOf(await client.json('queryRefund', { route }), order);
      } catch (error) {
        if (error instanceof PaymentRefused && error.code === 'RESOURCE_NOT_EXISTS')
          return { state: 'absent' };
        throw error instanceof PaymentRefused ? new PaymentUnclear(error.message) : error;
      }
    },
    readNotice(notice) {
      const verdict = verdictOf(notice.headers, notice.body, keys, now());
      if (verdict !== 'genuine') {
        log.warn({ verdict }, 'WeChat Pay callback refused');
        return Promise.resolve(null);
      }
      const frame = frameIn(notice);
      const read = frame && noticeIn(frame, settings.apiV3Key(), ours);
      if (!read) log.error({ id: frame?.id }, 'WeChat Pay callback is not for this merchant');
      return Promise.resolve(read);
    },
    taken: { status: 204, type: 'application/json', body: '' },
    again: {
      status: 503,
      type: 'application/json',
      body: JSON.stringify({ code: 'FAIL', message: '未处理' }),
    },
    bill: (day) => billOf(client, day),
  };
}

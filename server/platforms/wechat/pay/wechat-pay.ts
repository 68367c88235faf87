import type { FastifyBaseLogger } from 'fastify';
import { createCallGate } from '../../call-gate';
import type { PaymentMethod, PaymentPartner } from '../../payment/partner';
import { verdictOf } from './answer-signature';
import { billOf } from './bill';
import { frameIn, noticeIn } from './notice';
import { appIdOf } from './orders';
import type { PayerAccounts } from './orders';
import { createPayClient } from './pay-client';
import { createPaymentOrders } from './payment-orders';
import { createRefunds } from './refunds';
import type { WeChatPaySettings } from './settings';

export interface WeChatPayParts {
  readonly settings: WeChatPaySettings;
  /** The accounts whose app ids are bound to the merchant. */
  readonly accounts: PayerAccounts;
  readonly fetch: typeof fetch;
  /** ms that a call may take. */
  readonly timeout: number;
  /** ms. */
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

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
    timeout: parts.timeout,
    now,
  };
  const client = createPayClient(transport, log);
  const methods = METHODS.filter(
    (method) => appIdOf(accounts, method) !== null && (method !== 'wechat-h5' || settings.takesH5),
  );

  return {
    name: 'wechat',
    methods,
    ...createPaymentOrders({
      client,
      merchant: ours,
      key: merchant,
      accounts,
      methods,
      notifyUrl,
      now,
    }),
    ...createRefunds(client, notifyUrl),
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

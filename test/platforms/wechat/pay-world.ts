import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  PaymentOrder,
  PaymentPartner,
  RefundOrder,
} from '../../../server/platforms/payment/partner';
import { privateKeyOf } from '../../../server/platforms/rsa-keys';
import { createFakeWeChatPay } from '../../../server/platforms/simulated/wechat/pay/fake-wechat-pay';
import type { FakeWeChatPay } from '../../../server/platforms/simulated/wechat/pay/fake-wechat-pay';
import {
  SIMULATED_API_V3_KEY,
  SIMULATED_MCHID,
  SIMULATED_MERCHANT_CERTIFICATE,
  SIMULATED_MERCHANT_KEY,
  SIMULATED_PLATFORM_KEY,
  SIMULATED_PLATFORM_PUBLIC_KEY,
  SIMULATED_PUBLIC_KEY_ID,
} from '../../../server/platforms/simulated/wechat/pay/keys';
import type {
  Callback,
  KnownMerchant,
  FakePayOptions,
} from '../../../server/platforms/simulated/wechat/pay/options';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { readWeChatPaySettings } from '../../../server/platforms/wechat/pay/settings';
import { createWeChatPay } from '../../../server/platforms/wechat/pay/wechat-pay';
import { MINI, WEB } from './start-fake';

export const sample = (name: string): string =>
  readFileSync(join(__dirname, '../../samples/wechat-pay', name), 'utf8');

/** Settings of a provider with the platform's public key. */
export const PAY_ENV: Readonly<Record<string, string>> = {
  WECHAT_PAY_MCH_ID: SIMULATED_MCHID,
  WECHAT_PAY_KEY: SIMULATED_MERCHANT_KEY,
  WECHAT_PAY_CERTIFICATE: SIMULATED_MERCHANT_CERTIFICATE,
  WECHAT_PAY_API_V3_KEY: SIMULATED_API_V3_KEY,
  WECHAT_PAY_PUBLIC_KEY_ID: SIMULATED_PUBLIC_KEY_ID,
  WECHAT_PAY_PUBLIC_KEY: SIMULATED_PLATFORM_PUBLIC_KEY,
  WECHAT_PAY_NOTIFY_HOST: 'https://api.yimiao.example.com',
  WECHAT_PAY_H5: '1',
};

const serialOf = (pem: string): string => new X509Certificate(pem).serialNumber;

export const PUBLIC_KEY_SIGNER = {
  serial: SIMULATED_PUBLIC_KEY_ID,
  key: privateKeyOf(SIMULATED_PLATFORM_KEY),
};

/** A certificate of the platform and its key. */
export const certificateSigner = (name: 'platform-1' | 'platform-2') => ({
  serial: serialOf(sample(`${name}.crt`)),
  key: privateKeyOf(sample(`${name}.key`)),
});

const publicKeyIn = (certificate: string) => createPublicKey(certificate);

/** The merchant, with the certificate in use and the next one. */
export const MERCHANT: KnownMerchant = {
  mchid: SIMULATED_MCHID,
  appIds: [MINI.appId, WEB.appId],
  keys: new Map(
    [SIMULATED_MERCHANT_CERTIFICATE, sample('merchant-2.crt')].map((pem) => [
      serialOf(pem),
      publicKeyIn(pem),
    ]),
  ),
  apiV3Key: SIMULATED_API_V3_KEY,
  hasH5: true,
  h5Domains: ['yimiao.example.com'],
};

/** Another merchant with the same seal, so that only its number is wrong. */
export const OTHER_MERCHANT: KnownMerchant = { ...MERCHANT, mchid: '1900000110' };

export interface PayWorld {
  readonly fake: FakeWeChatPay;
  readonly partner: PaymentPartner;
  /** Callbacks that came, newest last. */
  readonly came: Callback[];
  /** Lines of the log. */
  readonly logged: string[];
  /** ms; may be set. */
  clock: { now: number };
}

/** A strict WeChat Pay and a partner that uses it, in this process. */
export function createPayWorld(
  options: Partial<FakePayOptions> = {},
  env: Readonly<Record<string, string>> = PAY_ENV,
): PayWorld {
  const clock = { now: Date.parse('2026-12-01T02:00:00Z') };
  const now = () => clock.now;
  const [came, logged]: [Callback[], string[]] = [[], []];
  const fake = createFakeWeChatPay({
    merchants: [MERCHANT, OTHER_MERCHANT],
    signers: [PUBLIC_KEY_SIGNER],
    now,
    deliver: (callback) => {
      came.push(callback);
      return Promise.resolve(204);
    },
    pages: 'https://wx.tenpay.example.com',
    knowsPayer: (appId, openid) => openid === openidOf(appId, 'anna'),
    refundsAfter: null,
    ...options,
  });
  const settings = readWeChatPaySettings(env, now, (message) => logged.push(message));
  if (!settings) throw new Error('not set up');
  const log = (fields: unknown, message?: unknown) =>
    void logged.push(`${JSON.stringify(fields)} ${String(message)}`);
  const partner = createWeChatPay({
    settings,
    accounts: { mini: MINI.appId, web: WEB.appId },
    fetch: fake.fetch,
    timeout: 5_000,
    now,
    log: { warn: log, error: log } as never,
  });
  return { fake, partner, came, logged, clock };
}

let count = 0;

/** An order of 12.34 yuan by the mini-program that ends in 15 minutes. */
export function orderOf(world: PayWorld, more: Partial<PaymentOrder> = {}): PaymentOrder {
  count += 1;
  return {
    number: `P2026112200${String(count).padStart(6, '0')}`,
    cents: 1_234,
    description: '预约 · 四价流感疫苗',
    expiresAt: world.clock.now + 15 * 60_000,
    method: 'wechat-mini',
    payer: openidOf(MINI.appId, 'anna'),
    clientAddress: '203.0.113.7',
    returnUrl: null,
    ...more,
  };
}

/** A refund of a payment. */
export function refundOf(order: PaymentOrder, more: Partial<RefundOrder> = {}): RefundOrder {
  count += 1;
  return {
    paymentNumber: order.number,
    number: `R2026112200${String(count).padStart(6, '0')}`,
    cents: order.cents,
    paymentCents: order.cents,
    reason: '取消预约',
    ...more,
  };
}

/** The order as the platform knows it. */
export function recordOf({ fake }: PayWorld, { number }: Pick<PaymentOrder, 'number'>) {
  const record = fake.state.orders.get(SIMULATED_MCHID, number);
  if (!record) throw new Error(`${number} is unknown to the platform`);
  return record;
}

/** Lower-case headers, as the provider's server has them. */
export const noticeOf = ({ headers, body }: Callback) => ({ headers, body: Buffer.from(body) });

import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { privateKeyOf } from '../../../rsa-keys';
import { readWeChatPaySettings } from '../../../wechat/pay/settings';
import type { WeChatPaySettings } from '../../../wechat/pay/settings';
import { createFakeWeChatPay } from './fake-wechat-pay';
import type { FakeWeChatPay } from './fake-wechat-pay';
import {
  SIMULATED_API_V3_KEY,
  SIMULATED_MCHID,
  SIMULATED_MERCHANT_CERTIFICATE,
  SIMULATED_MERCHANT_KEY,
  SIMULATED_PLATFORM_KEY,
  SIMULATED_PLATFORM_PUBLIC_KEY,
  SIMULATED_PUBLIC_KEY_ID,
} from './keys';
import type { Callback } from './options';
import { createOrderRecords } from './records';

/** Path of the simulated WeChat Pay's pages, on the provider's own host. */
export const SIMULATED_PAY_PATH = '/simulated/wechat-pay';

/** File of the orders. */
const JOURNAL = 'simulated-wechat-pay.jsonl';
/** ms after which a refund is carried out. */
const REFUNDS_AFTER = 1_000;

/** WeChat Pay as the provider simulates it outside live. */
export interface SimulatedWeChatPay {
  readonly settings: WeChatPaySettings;
  readonly fake: FakeWeChatPay;
  /** As the double's own, and delivers callbacks afterwards: for its pages. */
  readonly fetch: typeof fetch;
  /** Sets who receives callbacks; before, nobody does. */
  receiveBy(deliver: (callback: Callback) => Promise<number>): void;
}

/**
 * @param appIds the accounts that may be paid by
 * @param now ms
 * @param folder where orders are kept; null: in this process only
 */
export function simulateWeChatPay(
  appIds: readonly string[],
  now: () => number,
  folder: string | null,
): SimulatedWeChatPay {
  const settings = readWeChatPaySettings(
    {
      WECHAT_PAY_MCH_ID: SIMULATED_MCHID,
      WECHAT_PAY_KEY: SIMULATED_MERCHANT_KEY,
      WECHAT_PAY_CERTIFICATE: SIMULATED_MERCHANT_CERTIFICATE,
      WECHAT_PAY_API_V3_KEY: SIMULATED_API_V3_KEY,
      WECHAT_PAY_PUBLIC_KEY_ID: SIMULATED_PUBLIC_KEY_ID,
      WECHAT_PAY_PUBLIC_KEY: SIMULATED_PLATFORM_PUBLIC_KEY,
      WECHAT_PAY_NOTIFY_HOST: 'https://provider.invalid',
      WECHAT_PAY_H5: '1',
    },
    now,
  );
  if (!settings) throw new Error('The simulated WeChat Pay has no settings.');
  const { serialNumber, publicKey } = new X509Certificate(SIMULATED_MERCHANT_CERTIFICATE);
  let deliver = (_: Callback): Promise<number> => Promise.reject(new Error('Nobody receives.'));
  const options = {
    merchants: [
      {
        mchid: SIMULATED_MCHID,
        appIds,
        keys: new Map([[serialNumber, publicKey]]),
        apiV3Key: SIMULATED_API_V3_KEY,
        hasH5: true,
      },
    ],
    signers: [{ serial: SIMULATED_PUBLIC_KEY_ID, key: privateKeyOf(SIMULATED_PLATFORM_KEY) }],
    now,
    deliver: (callback: Callback) => deliver(callback),
    pages: SIMULATED_PAY_PATH,
    refundsAfter: REFUNDS_AFTER,
  };
  const orders = createOrderRecords(folder && join(folder, JOURNAL));
  const fake = createFakeWeChatPay(options, orders);
  return {
    settings,
    fake,
    async fetch(input, init) {
      const answer = await fake.fetch(input, init);
      void fake.tick();
      return answer;
    },
    receiveBy: (receive) => void (deliver = receive),
  };
}

import { join } from 'node:path';
import type { SimulatedApps } from '../../alipay/settings';
import { NOTICE_PATH, PRODUCTS } from '../../alipay/pay/settings';
import { SIMULATED_SELLER } from './state';
import { createFakeAlipay } from './fake-alipay';
import type { FakeAlipay } from './fake-alipay';
import {
  SIMULATED_AES_KEY,
  SIMULATED_ALIPAY_KEY,
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
  SIMULATED_APP_PUBLIC_KEY,
} from './keys';

/** Path of the simulated Alipay for browsers, on the provider's own host. */
export const SIMULATED_PATH = '/dev/alipay';

const app = (appId: string): SimulatedApps['mini'] => ({
  appId,
  privateKey: () => SIMULATED_APP_KEY,
  trust: { kind: 'key', publicKey: () => SIMULATED_ALIPAY_PUBLIC_KEY },
  aesKey: () => SIMULATED_AES_KEY,
});

/** The applications that the simulated Alipay knows. */
export const SIMULATED_APPS: SimulatedApps = {
  mini: app('2021000000000001'),
  web: app('2021000000000002'),
  authorizeUrl: `${SIMULATED_PATH}/oauth2/publicAppAuthorize.htm`,
  gateway: `${SIMULATED_PATH}/gateway.do`,
  pay: {
    sellerId: SIMULATED_SELLER,
    notifyUrl: `http://simulated${NOTICE_PATH}`,
    products: PRODUCTS,
  },
};

/** File of the trades. */
const JOURNAL = 'simulated-alipay.jsonl';

/**
 * Alipay as the provider simulates it outside live. There is no app that gets codes from it, so it accepts any code
 * once.
 * @param now ms
 * @param folder where trades are kept; null: in this process only
 */
export const simulateAlipay = (now: () => number, folder: string | null): FakeAlipay =>
  createFakeAlipay({
    apps: [SIMULATED_APPS.mini, SIMULATED_APPS.web].map(({ appId }, index) => ({
      appId,
      kind: index === 0 ? 'mini' : 'web',
      publicKey: SIMULATED_APP_PUBLIC_KEY,
    })),
    signs: { privateKey: () => SIMULATED_ALIPAY_KEY, certificate: null },
    now,
    isLenient: true,
    pay: { sellerId: SIMULATED_SELLER, journal: folder && join(folder, JOURNAL) },
  });

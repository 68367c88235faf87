import { wholeOrNone } from '../../secrets';
import type { Env } from '../../secrets';

/** Products of Alipay's payment that an operator signs, each for itself. */
export const PRODUCTS = ['JSAPI_PAY', 'QUICK_WAP_WAY'] as const;
export type PayProduct = (typeof PRODUCTS)[number];

/** The operator's settings of the payment. */
export interface AlipayPaySettings {
  /** The merchant's account that gets the money (PID), 16 digits. */
  readonly sellerId: string;
  /** Where Alipay sends its notices. */
  readonly notifyUrl: string;
  /** `JSAPI_PAY`: in the mini-program; `QUICK_WAP_WAY`: in browsers. */
  readonly products: readonly PayProduct[];
}

/** Path at which the provider takes Alipay's notices. */
export const NOTICE_PATH = '/payment/alipay/notify.do';

const SELLER = /^2088\d{12}$/;
/** https; http is only allowed on this machine. */
const HOST = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;

const isProduct = (name: string): name is PayProduct =>
  (PRODUCTS as readonly string[]).includes(name);

function productsIn(text: string): readonly PayProduct[] {
  const names = text.split(',').map((name) => name.trim());
  if (!names.every(isProduct))
    throw new Error(`ALIPAY_PAY_PRODUCTS must be of ${PRODUCTS.join(', ')}, separated by commas.`);
  return names;
}

/**
 * Reads the settings of the payment; null where there are none.
 * @param has which applications are set up
 * @throws Error that names what is missing or wrong
 */
export function readAlipayPaySettings(
  env: Env,
  has: { readonly mini: boolean; readonly web: boolean },
): AlipayPaySettings | null {
  const given = wholeOrNone({
    ALIPAY_PAY_SELLER_ID: env.ALIPAY_PAY_SELLER_ID || null,
    ALIPAY_PAY_NOTIFY_HOST: env.ALIPAY_PAY_NOTIFY_HOST || null,
    ALIPAY_PAY_PRODUCTS: env.ALIPAY_PAY_PRODUCTS || null,
  });
  if (!given) return null;
  if (!SELLER.test(given.ALIPAY_PAY_SELLER_ID))
    throw new Error('ALIPAY_PAY_SELLER_ID must be the 16 digits that begin with 2088.');
  if (!HOST.test(given.ALIPAY_PAY_NOTIFY_HOST))
    throw new Error('ALIPAY_PAY_NOTIFY_HOST must be an https host without a path.');
  const products = productsIn(given.ALIPAY_PAY_PRODUCTS);
  if (products.includes('JSAPI_PAY') && !has.mini)
    throw new Error('JSAPI_PAY does nothing without ALIPAY_MINI_APP_ID and its keys.');
  if (!has.mini && !has.web)
    throw new Error('ALIPAY_PAY_… does nothing without an application: set ALIPAY_WEB_APP_ID too.');
  return {
    sellerId: given.ALIPAY_PAY_SELLER_ID,
    notifyUrl: `${given.ALIPAY_PAY_NOTIFY_HOST}${NOTICE_PATH}`,
    products,
  };
}

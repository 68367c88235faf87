import type { PaymentOrder } from '../../payment/partner';
import { chinaInstant } from './china-instant';

/** The accounts whose app ids are bound to the merchant; null where there is none. */
export interface PayerAccounts {
  readonly mini: string | null;
  readonly web: string | null;
}

/** The app id by which a method is paid: the payer's openid belongs to it. Null where the method is not WeChat's or not set up. */
export function appIdOf(
  { mini, web }: PayerAccounts,
  method: PaymentOrder['method'],
): string | null {
  if (method === 'wechat-mini') return mini;
  if (method === 'wechat-browser') return web;
  return method === 'wechat-h5' ? (web ?? mini) : null;
}

/** Body of an order by JSAPI (mini-program, messaging app's browser) or H5. A repeat has the same one. */
export function orderBody(
  order: PaymentOrder,
  appid: string,
  mchid: string,
  notifyUrl: string,
): Readonly<Record<string, unknown>> {
  const { number, cents, description, expiresAt, payer, clientAddress, method } = order;
  return {
    appid,
    mchid,
    description,
    out_trade_no: number,
    time_expire: chinaInstant(expiresAt),
    notify_url: notifyUrl,
    amount: { total: cents, currency: 'CNY' },
    ...(method === 'wechat-h5'
      ? { scene_info: { payer_client_ip: clientAddress, h5_info: { type: 'Wap' } } }
      : { payer: { openid: payer ?? '' } }),
  };
}

/** The page on which an H5 payment goes on, and which returns to `returnUrl`. */
export function h5Page(h5Url: string, returnUrl: string | null): string {
  if (returnUrl === null) return h5Url;
  const joint = h5Url.includes('?') ? '&' : '?';
  return `${h5Url}${joint}redirect_url=${encodeURIComponent(returnUrl)}`;
}

import { CALLS } from './calls';
import type { AlipayCall, AlipayMethod } from './calls';
import { chinaTime } from './china-time';
import { privateKeyOf } from '../rsa-keys';
import type { AlipayApp } from './settings';
import { contentOf, signText } from './signature';
import type { TrustedKeys } from './trusted-keys';

export type Parameters = Readonly<Record<string, unknown>>;

/** Addresses for Alipay's notifications, and for the payer's return. */
export interface RequestOptions {
  readonly notifyUrl?: string;
  readonly returnUrl?: string;
}

/** The signed form of a call at `now` (ms). */
export function signedForm(
  app: AlipayApp,
  keys: TrustedKeys,
  method: AlipayMethod,
  parameters: Parameters,
  { notifyUrl, returnUrl, now }: RequestOptions & { readonly now: number },
): Readonly<Record<string, string>> {
  const { parametersIn }: AlipayCall = CALLS[method];
  const unsigned: Record<string, string> = {
    app_id: app.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(now),
    version: '1.0',
    ...keys.requestFields(),
    ...(notifyUrl === undefined ? {} : { notify_url: notifyUrl }),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
    ...(parametersIn === 'top'
      ? (parameters as Record<string, string>)
      : { biz_content: JSON.stringify(parameters) }),
  };
  return { ...unsigned, sign: signText(contentOf(unsigned), privateKeyOf(app.privateKey())) };
}

import type { Messages } from '@/i18n/messages';

/**
 * What the platforms are called in texts about paying and being told. A mini-program offers its own only, and does not carry the
 * name of the other one, which a review may object to: it is '' there.
 */
export type PlatformNames = Messages<{
  readonly wechat: string;
  readonly wechatPay: string;
  readonly alipay: string;
}>;

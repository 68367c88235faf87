import { CODE } from '@contract/errors';
import type { PaymentMethod } from '@contract/order/payment-fields';
import type { Db } from '../../../db/database';
import type { IdentityPlatform } from '../../../db/tables';
import { DomainError } from '../../../http/domain-error';
import type { MiniExchange, MiniPlatform } from '../../../shared/accounts/mini-exchange';
import type { PayableKey } from './payable';

interface PayerQuestion {
  readonly userId: string;
  readonly method: PaymentMethod;
  /** What is to be paid. */
  readonly kind: PayableKey['kind'];
  /** A fresh login code of the mini-program. */
  readonly loginCode: string | undefined;
}

/** Methods that have to name the payer, by the identity that a sign-in stored. */
const IDENTITY: Partial<Record<PaymentMethod, IdentityPlatform>> = {
  'wechat-mini': 'weapp',
  'wechat-browser': 'wx',
  'alipay-mini': 'alipay-mini',
};
const MINI: Partial<Record<PaymentMethod, MiniPlatform>> = {
  'wechat-mini': 'weapp',
  'alipay-mini': 'alipay',
};

const UNKNOWN = {
  order: {
    zh: '要在这里付款，请先退出，再用微信或支付宝登录；也可到门诊支付',
    en: 'To pay here, log out and log in again with WeChat or Alipay. Or pay at the clinic.',
  },
  purchase: {
    zh: '要在这里付款，请先退出，再用微信或支付宝登录',
    en: 'To pay here, log out and log in again with WeChat or Alipay.',
  },
};

/**
 * The platform's id of the payer: of the person at the phone by a login code, else of the account's newest sign-in on
 * that platform. Null for methods that need none.
 * @throws DomainError 20007 where the account has never signed in there
 */
export async function payerOf(
  { db, exchange }: { readonly db: Db; readonly exchange: MiniExchange },
  { userId, kind, method, loginCode }: PayerQuestion,
): Promise<string | null> {
  const platform = IDENTITY[method];
  if (!platform) return null;
  const mini = MINI[method];
  if (mini && loginCode) return exchange.subject(mini, loginCode);
  const identity = await db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!identity) throw new DomainError(CODE.ORDER_STATE, { message: UNKNOWN[kind] });
  return identity.subject;
}

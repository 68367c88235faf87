import { CODE } from '@contract/errors';
import type { IdentityPlatform } from '../../db/tables';
import { DomainError } from '../../http/domain-error';
import { findByMobile } from './users';
import type { UserStore } from './users';

/**
 * Alipay's phone message contains no user and no time, and the same number always gives the same text, so a copied
 * message must not sign anybody in. If a user of the platform has already signed in to the account with it, only that
 * user may; others verify the mobile by SMS.
 * @throws DomainError 4011
 */
export async function refuseForeignNumber(
  store: UserStore,
  platform: IdentityPlatform,
  subject: string,
  mobile: string,
): Promise<void> {
  const owner = await findByMobile(store, mobile);
  if (!owner) return;
  const tied = await store.db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', owner.id)
    .where('platform', '=', platform)
    .execute();
  if (tied.length === 0 || tied.some((identity) => identity.subject === subject)) return;
  throw new DomainError(CODE.CODE_WRONG, {
    message: {
      zh: '这个手机号已由另一个支付宝账号登录过，请改用短信验证码登录',
      en: 'Another Alipay account has logged in with this number. Log in with an SMS code.',
    },
  });
}

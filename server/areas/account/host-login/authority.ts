import type { Deps } from '../../../deps';
import type { PlatformPerson } from '../../../shared/accounts/identities';
import { AlipayError, AlipayUndecided } from '../../../platforms/alipay/alipay-error';
import { userOfCode } from '../../../platforms/alipay/user-of-code';
import { WeChatError, WeChatUnreachable } from '../../../platforms/wechat/wechat-error';

/** Platforms whose own account can be used to log in in a browser. */
export const HOST_PLATFORMS = ['wx', 'alipay'] as const;
export type HostPlatform = (typeof HOST_PLATFORMS)[number];

/** Identifies which of a platform's users is at the browser. */
export interface Authority {
  /** Query field of the callback that contains the code. */
  readonly codeField: 'code' | 'auth_code';
  /** Page that asks the user and returns to `back` with a code, or without one after a refusal. */
  pageFor(back: string, state: string): string;
  /** The platform's user; null where the code is invalid. */
  personOf(code: string): Promise<PlatformPerson | null>;
}

const wechatAuthority = (web: NonNullable<Deps['platforms']['wechat']['web']>): Authority => ({
  codeField: 'code',
  pageFor: (back, state) => web.authorizeUrl(back, state),
  async personOf(code) {
    try {
      const user = await web.userOf(code);
      return user && { subject: user.openid, unionId: user.unionid };
    } catch (error) {
      // Without a login the visitor continues signed out; the client has logged the cause.
      if (error instanceof WeChatError || error instanceof WeChatUnreachable) return null;
      throw error;
    }
  },
});

const alipayAuthority = (
  web: NonNullable<Deps['platforms']['alipay']['web']>,
  authorizeUrl: string,
): Authority => ({
  codeField: 'auth_code',
  pageFor(back, state) {
    const scope = 'auth_base';
    const query = new URLSearchParams({ app_id: web.appId, scope, redirect_uri: back, state });
    return `${authorizeUrl}?${query}`;
  },
  async personOf(code) {
    try {
      return { subject: (await userOfCode(web, code)).openId, unionId: null };
    } catch (error) {
      if (error instanceof AlipayError || error instanceof AlipayUndecided) return null;
      throw error;
    }
  },
});

/** The authority of a platform; null where none is configured. */
export function authorityOf(
  platform: HostPlatform,
  { wechat, alipay }: Deps['platforms'],
): Authority | null {
  if (platform === 'wx') return wechat.web && wechatAuthority(wechat.web);
  return alipay.web && alipayAuthority(alipay.web, alipay.settings.authorizeUrl);
}

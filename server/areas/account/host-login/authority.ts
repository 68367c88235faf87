import type { Deps } from '../../../deps';
import { AlipayError, AlipayUndecided } from '../../../platforms/alipay/alipay-error';
import { userOfCode } from '../../../platforms/alipay/user-of-code';
import { WeChatError, WeChatUnreachable } from '../../../platforms/wechat/wechat-error';

/** Browser logins by a platform's own account. */
export const HOST_PLATFORMS = ['wx', 'alipay'] as const;
export type HostPlatform = (typeof HOST_PLATFORMS)[number];

/** Who says which of its users sits before the browser. */
export interface Authority {
  /** Field of the way back that holds the code. */
  readonly codeField: 'code' | 'auth_code';
  /** Page that asks the user and leads back to `back` with a code, or without one after a refusal. */
  pageFor(back: string, state: string): string;
  /** The user's id there; null where the code is worth nothing. */
  subjectOf(code: string): Promise<string | null>;
}

const wechatAuthority = (web: NonNullable<Deps['platforms']['wechat']['web']>): Authority => ({
  codeField: 'code',
  pageFor: (back, state) => web.authorizeUrl(back, state),
  async subjectOf(code) {
    try {
      return await web.userOf(code);
    } catch (error) {
      // Whoever comes back without a login goes on as a visitor; the client has logged what went wrong there.
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
  async subjectOf(code) {
    try {
      return (await userOfCode(web, code)).openId;
    } catch (error) {
      if (error instanceof AlipayError || error instanceof AlipayUndecided) return null;
      throw error;
    }
  },
});

/** The authority of a platform; null where none is set up. */
export function authorityOf(
  platform: HostPlatform,
  { wechat, alipay }: Deps['platforms'],
): Authority | null {
  if (platform === 'wx') return wechat.web && wechatAuthority(wechat.web);
  return alipay.web && alipayAuthority(alipay.web, alipay.settings.authorizeUrl);
}

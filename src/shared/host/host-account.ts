import { addressOf, originOf, WX_LOGIN_PATH } from '@contract/site/site-rules';
import { wxLoginUrl } from '@contract/site/sign-on-rules';
import { request } from '@/http/request';
import { pageLink } from '@/platform/host-page/page-link';
import { leaveSite } from '@/platform/leave-site';
import { platformLogin } from '@/platform/login';
import { runtime } from '@/platform/runtime';
import { session, signIn } from '@/shared/session/session-store';

/** Platforms with an account login: the messaging app's and the payment app's. */
export type HostPlatform = 'wx' | 'alipay';

/** Result: the browser is on its way to the platform, somebody is signed in, or neither. */
export type HandOverOutcome = 'left' | 'signed-in' | 'failed';

const ALIPAY_LOGIN_PATH = '/passport/alipay/login.do';

/** Address of the platform's login for a page; null where pages have no addresses. */
export function hostLoginUrl(platform: HostPlatform, back: string): string | null {
  const here = addressOf(back);
  if (!here) return null;
  const own = platform === 'wx' ? WX_LOGIN_PATH : ALIPAY_LOGIN_PATH;
  const fallback = `${originOf(here)}${own}?target=${encodeURIComponent(back)}`;
  return platform === 'wx' ? (wxLoginUrl(here, back) ?? fallback) : fallback;
}

async function byMiniCode(platform: 'weapp' | 'alipay'): Promise<HandOverOutcome> {
  const code = await platformLogin.loginCode();
  if (!code) return 'failed';
  const input = { platform, code, uFrom: session().uFrom };
  try {
    signIn(await request('POST /passport/mini/codeLogin.do', input, { failure: 'in-place' }));
    return 'signed-in';
  } catch {
    return 'failed';
  }
}

/**
 * Signs in with the platform's account: mini-programs by its code, browsers by a redirect. Never rejects.
 * @param back path of ours that the browser returns to
 */
export async function signInByHost(platform: HostPlatform, back: string): Promise<HandOverOutcome> {
  const { kind } = runtime();
  if (kind === 'weapp' || kind === 'alipay-mini') {
    return byMiniCode(kind === 'weapp' ? 'weapp' : 'alipay');
  }
  const url = hostLoginUrl(platform, pageLink(back));
  return url && (await leaveSite(url)) === 'opened' ? 'left' : 'failed';
}

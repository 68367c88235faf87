import { CODE } from '@contract/errors';
import type { JsSdkConfig } from '@contract/external/endpoints';
import { DomainError } from '../../http/domain-error';
import type { WeChat } from '../../platforms/wechat/wechat';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';
import { addressOf, siteOf } from '@contract/site/site-rules';
import type { WeChatSettings } from '../../platforms/wechat/settings';

const THIS_MACHINE = ['localhost', '127.0.0.1'];

/** Whether we may sign for a page: on one of the product's sites, or on a host that the operator names. */
function isSignedHost({ pageHosts, simulated }: WeChatSettings, url: string): boolean {
  const host = addressOf(url)?.host;
  if (host === undefined) return false;
  return (
    siteOf(host) !== null || pageHosts.includes(host) || (simulated && THIS_MACHINE.includes(host))
  );
}

const NOT_SET_UP = {
  zh: '运营方没有配置消息应用的账号',
  en: 'No messaging-app account is set up here.',
};
const NOT_OURS = {
  zh: '这个页面不属于本服务，不能签名',
  en: 'This page is not ours and is not signed.',
};

/**
 * Configuration of the messaging app's script object for a page (its address without hash) at `now` (ms).
 * @throws DomainError 4004 without an account, 4000 for other sites' pages, 5003 where the platform cannot be reached
 */
export async function jsSdkConfigFor(
  { web, settings }: WeChat,
  url: string,
  now: number,
): Promise<JsSdkConfig> {
  if (!web) throw new DomainError(CODE.NOT_FOUND, { message: NOT_SET_UP });
  if (!isSignedHost(settings, url)) throw new DomainError(CODE.PARAMETERS, { message: NOT_OURS });
  try {
    const { endsAt, ...config } = await web.signPage(url, now);
    return { ...config, expiresIn: Math.max(0, Math.floor((endsAt - now) / 1000)) };
  } catch (error) {
    // The client has logged the cause.
    if (error instanceof WeChatError || error instanceof WeChatUnreachable)
      throw new DomainError(CODE.BUSY);
    throw error;
  }
}

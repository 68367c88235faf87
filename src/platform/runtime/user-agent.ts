import { platformOf } from '../system-info/platform-of';
import type { Runtime, RuntimeKind } from './types';

/** User-agent tags of the product's app and the partner apps. */
export const APP_TAG = /\bYimiaoApp\/(\d+(?:\.\d+)*)/i;
export const PARTNER_TAG = /\bYimiaoPartner\/(\w+)/i;

/**
 * Web views of mini-programs: WeChat's and QQ's say so, those of the hosts after them have only the host's own tag (see
 * `HOSTS` of hybrid-sdk).
 */
const MINI_TAG = /miniProgram|ToutiaoMicroApp|\bswan(?:-baiduboxapp)?\/|\b(?:uni-app|Html5Plus)\b/i;

function kindOf(agent: string): RuntimeKind {
  if (APP_TAG.test(agent)) return 'app';
  if (PARTNER_TAG.test(agent)) return 'partner';
  if (/MicroMessenger/i.test(agent)) return 'wechat';
  return /AlipayClient/i.test(agent) ? 'alipay' : 'browser';
}

/** What a page with this user agent runs in. */
export function runtimeOf(agent: string): Runtime {
  return {
    kind: kindOf(agent),
    platform: platformOf(agent),
    isMiniProgram: MINI_TAG.test(agent),
    appVersion: APP_TAG.exec(agent)?.[1] ?? '',
    partner: PARTNER_TAG.exec(agent)?.[1] ?? '',
  };
}

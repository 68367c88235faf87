import Taro from '@tarojs/taro';
import { answerOf, isGuideRefused } from '../privacy/guide.weapp';

interface Failure {
  readonly errMsg?: string;
}

/**
 * Waits for the user's answer to WeChat's prompts: the privacy guide, then the permission. An earlier answer counts at
 * once (developers.weixin.qq.com, wx.requirePrivacyAuthorize and wx.authorize). If refused, rejects as `getLocation`
 * does; in a base library without these calls, `getLocation` itself shows the prompts.
 */
export async function askConsent(): Promise<void> {
  if (Taro.canIUse('requirePrivacyAuthorize'))
    await answerOf((callbacks) => Taro.requirePrivacyAuthorize(callbacks));
  try {
    await Taro.authorize({ scope: 'scope.userLocation' });
  } catch (failure) {
    const isRefused = /auth den/i.test((failure as Failure | null)?.errMsg ?? '');
    if (isRefused || isGuideRefused(failure)) throw failure;
  }
}

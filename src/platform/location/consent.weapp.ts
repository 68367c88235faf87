import Taro from '@tarojs/taro';

interface Failure {
  readonly errMsg?: string;
}

/**
 * Waits for the person's answer to WeChat's questions: the privacy guide, then the permission. An answer given earlier
 * counts at once (developers.weixin.qq.com, wx.requirePrivacyAuthorize and wx.authorize). Rejects as `getLocation` does
 * when it is refused; a base library without the calls asks in `getLocation` itself.
 */
export async function askConsent(): Promise<void> {
  if (Taro.canIUse('requirePrivacyAuthorize')) await Taro.requirePrivacyAuthorize({});
  try {
    await Taro.authorize({ scope: 'scope.userLocation' });
  } catch (failure) {
    if (/auth den/i.test((failure as Failure | null)?.errMsg ?? '')) throw failure;
  }
}

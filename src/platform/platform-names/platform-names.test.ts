import { PLATFORM_NAMES as onAlipay } from './index.alipay';
import { PLATFORM_NAMES as inBrowser } from './index.h5';
import { PLATFORM_NAMES as onWeChat } from './index.weapp';

test('a mini-program has its own platform’s name only, a browser has both', () => {
  for (const language of ['zh-CN', 'en'] as const) {
    expect(onWeChat[language]).toEqual({ ...inBrowser[language], alipay: '' });
    expect(onAlipay[language]).toEqual({ ...inBrowser[language], wechat: '', wechatPay: '' });
    expect(Object.values(inBrowser[language])).not.toContain('');
  }
});

import { defineMessages } from '@/i18n/messages';
import type { PlatformNames } from './types';

export const PLATFORM_NAMES: PlatformNames = defineMessages(
  { wechat: '微信', wechatPay: '微信支付', alipay: '支付宝' },
  { wechat: 'WeChat', wechatPay: 'WeChat Pay', alipay: 'Alipay' },
);

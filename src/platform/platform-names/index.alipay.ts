import { defineMessages } from '@/i18n/messages';
import type { PlatformNames } from './types';

export const PLATFORM_NAMES: PlatformNames = defineMessages(
  { wechat: '', wechatPay: '', alipay: '支付宝' },
  { wechat: '', wechatPay: '', alipay: 'Alipay' },
);

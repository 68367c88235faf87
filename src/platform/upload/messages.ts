import { defineMessages } from '@/i18n/messages';

/** Said where a mini-program could not open the camera or the photos. */
export const CHOOSER_MESSAGES = defineMessages(
  {
    title: '没能打开相机或相册',
    wechat: '请在手机的“设置”里找到微信，允许使用相机和照片，再回来试一次。',
    alipay:
      '请点右上角“···”，在“设置”里允许使用相机和相册；还不行，就在手机的“设置”里允许支付宝使用。再回来试一次。',
    close: '知道了',
  },
  {
    title: 'Camera or photos not opened',
    wechat:
      'In the settings of your phone, find WeChat and allow the camera and photos. Then come back and try again.',
    alipay:
      'Tap ··· at the top right and allow the camera and photos under Settings. If that is not enough, allow them for Alipay in the settings of your phone. Then try again.',
    close: 'OK',
  },
);

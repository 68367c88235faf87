import { defineMessages } from '@/i18n/messages';

/** Said where Alipay could not open the camera or the photos. */
export const CHOOSER_GUIDE = defineMessages(
  {
    title: '没能打开相机或相册',
    how: '请点右上角“···”，在“设置”里允许使用相机和相册；还不行，就在手机的“设置”里允许支付宝使用。再回来试一次。',
    close: '知道了',
  },
  {
    title: 'Camera or photos not opened',
    how: 'Tap ··· at the top right and allow the camera and photos under Settings. If that is not enough, allow them for Alipay in the settings of your phone. Then try again.',
    close: 'OK',
  },
);

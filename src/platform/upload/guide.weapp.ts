import { defineMessages } from '@/i18n/messages';

/** Said where WeChat could not open the camera or the photos. */
export const CHOOSER_GUIDE = defineMessages(
  {
    title: '没能打开相机或相册',
    how: '请在手机的“设置”里找到微信，允许使用相机和照片，再回来试一次。',
    close: '知道了',
  },
  {
    title: 'Camera or photos not opened',
    how: 'In the settings of your phone, find WeChat and allow the camera and photos. Then come back and try again.',
    close: 'OK',
  },
);

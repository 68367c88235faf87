import { defineMessages } from '@/i18n/messages';

/** Texts of sharing a page. */
export const SHARE_MESSAGES = defineMessages(
  {
    share: '分享',
    copied: '链接已复制',
    byMenu: '点右上角“···”，分享给好友或朋友圈',
    understood: '知道了',
  },
  {
    share: 'Share',
    copied: 'Link copied',
    byMenu: 'Tap ··· at the top right, then share with friends or to Moments',
    understood: 'Got it',
  },
);

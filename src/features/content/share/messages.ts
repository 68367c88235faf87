import { defineMessages } from '@/i18n/messages';

/** Texts of sharing a page. */
export const SHARE_MESSAGES = defineMessages(
  {
    share: '分享',
    copied: '链接已复制',
    byMenu: '点右上角“更多”，分享给好友或朋友圈',
    understood: '知道了',
  },
  {
    share: 'Share',
    copied: 'Link copied',
    byMenu: 'Tap the top right for more, then share to friends or moments',
    understood: 'Got it',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of the components around every page's content, apart from the rest: they are in the first load of H5. */
export const FRAME_MESSAGES = defineMessages(
  {
    back: '返回',
    retry: '重试',
    errorTitle: '出了点问题',
    help: '帮助与客服',
    loading: '加载中',
    unread: '{name} {count} 条未读',
  },
  {
    back: 'Back',
    retry: 'Try again',
    errorTitle: 'Something went wrong',
    help: 'Help',
    loading: 'Loading',
    unread: '{name} {count} unread',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of a page that could not be rendered. */
export const BOUNDARY_MESSAGES = defineMessages(
  {
    title: '页面出了点问题',
    reason: '这里没能显示出来，您填写的内容和预约不受影响。',
    again: '再试一次',
    home: '返回首页',
  },
  {
    title: 'Something went wrong here',
    reason: 'This page could not be shown. Your entries and appointments are safe.',
    again: 'Try again',
    home: 'Back to home',
  },
);

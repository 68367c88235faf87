import { defineMessages } from '@/i18n/messages';

/** Texts of the router. */
export const ROUTER_MESSAGES = defineMessages(
  {
    failedTitle: '页面没有加载出来',
    failedReason: '请检查网络后重试。',
    retry: '重试',
  },
  {
    failedTitle: 'This page could not be loaded',
    failedReason: 'Check your network, then try again.',
    retry: 'Try again',
  },
);

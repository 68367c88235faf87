import { defineMessages } from '@/i18n/messages';

/** What is ticked by whoever allows usage statistics: apart, as the page of the consent shows it too. */
export const STATISTICS_MESSAGES = defineMessages(
  {
    statisticsConsent: '允许使用统计，帮我们改进（选填）',
  },
  {
    statisticsConsent: 'Allow usage statistics, to improve the service (optional)',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of the home page's foot, apart from the agreements': home loads no more than it shows. */
export const FILING_MESSAGES = defineMessages(
  { filing: '备案号 {number}，打开备案查询' },
  { filing: 'Filing {number}, opens the register' },
);

import { defineMessages } from '@/i18n/messages';

/** What is ticked where a prize is claimed: apart, as the page of the consent shows it too. */
export const DELIVERY_CONSENT_MESSAGES = defineMessages(
  {
    consent: '同意将姓名、手机号和地址仅用于寄送这份奖品，寄出 30 天后删除，最长保存 180 天',
  },
  {
    consent:
      'My name, mobile number and address may be used to send this prize only, and are deleted 30 days later, at the latest after 180 days',
  },
);

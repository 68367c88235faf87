import { defineMessages } from '@/i18n/messages';

/** Texts of a visit that has just been booked. */
export const BOOKED_VISIT_MESSAGES = defineMessages(
  {
    booked: '约好了：{size}',
    oneCode: '到门诊出示这一个就行',
  },
  {
    booked: 'Booked. {size}',
    oneCode: 'Show just this one at the clinic',
  },
);

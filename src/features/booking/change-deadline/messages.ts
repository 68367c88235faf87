import { defineMessages } from '@/i18n/messages';

/** Texts about changing a booking, shown before it is made. */
export const CHANGE_DEADLINE_MESSAGES = defineMessages(
  {
    until: '{time} 前可改约或取消',
    never: '这个时间约好后不能在线改约或取消，来不了请打电话给门诊',
  },
  {
    until: 'Change or cancel until {time}',
    never:
      'Once booked, this time cannot be changed or cancelled online. Call the clinic if you cannot come.',
  },
);

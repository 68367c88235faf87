import { defineMessages } from '@/i18n/messages';

/** Texts of a visit that has just been booked. */
export const BOOKED_VISIT_MESSAGES = defineMessages(
  {
    bookedOne: '约好了：1 人 · 1 剂',
    bookedForOne: '约好了：1 人 · {doses} 剂',
    booked: '约好了：{people} 人 · {doses} 剂',
    oneCode: '到门诊出示这一个就行',
  },
  {
    bookedOne: 'Booked: 1 dose',
    bookedForOne: 'Booked: {doses} doses',
    booked: 'Booked: {doses} doses for {people} people',
    oneCode: 'Show just this one at the clinic',
  },
);

/** Texts of the offer of a reminder by SMS. */
export const SMS_REMINDER_MESSAGES = defineMessages(
  {
    title: '前一天发短信提醒我',
    note: '每次预约一条，以后的预约也一样。随时可在“我的”的“权限和通知”里关闭。',
    off: '接种前提醒已关闭',
    offNote: '前一天不会提醒您。要打开，请点这里。',
    failed: '没有改成，请再试一次',
  },
  {
    title: 'Text me the day before',
    note: 'One text for each appointment, from now on. Turn it off any time under “Me”, “Permissions and notices”.',
    off: 'Reminders are off',
    offNote: 'Nobody will remind you on the day before. To turn reminders on, tap here.',
    failed: 'That was not changed. Try again.',
  },
);

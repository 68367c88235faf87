import { defineMessages } from '@/i18n/messages';

/** Texts of asking for reminders by the platform's messages. */
export const REMINDER_MESSAGES = defineMessages(
  {
    title: '到诊提醒',
    titleTurn: '轮到时提醒我',
    whyTurn: '轮到您预约时，用服务通知提醒您，不用守着页面。只用于这次排队。',
    why: '接种前一天和门诊改动时间时，用服务通知提醒您。只用于这次预约。',
    ask: '开启提醒',
    on: '已开启提醒',
    off: '没有开启。您仍可在消息中心看到提醒。',
  },
  {
    title: 'Reminders',
    titleTurn: 'Tell me when it is my turn',
    whyTurn:
      'A service message when you can book, so that you need not wait here. For this line only.',
    why: 'A service message the day before, and if the clinic changes the time. For this appointment only.',
    ask: 'Remind me',
    on: 'Reminders are on',
    off: 'Not switched on. Reminders still appear in the message centre.',
  },
);

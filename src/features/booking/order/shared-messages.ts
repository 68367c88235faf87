import { defineMessages } from '@/i18n/messages';

/** Texts of appointments of a shared family member. */
export const SHARED_ORDER_MESSAGES = defineMessages(
  {
    bookedBy: '{mobile} 预约',
    bookedByGone: '已注销的账号预约',
    shared: '这是与您共享的家人的预约',
    sharedEscort: '您可以出示预约码、签到。要改约或取消，请联系邀请您的家人。',
    sharedGuardian: '您可以改约和取消，邀请您的家人会收到消息。在线付款和退款由对方办理。',
    who: '查看共享情况',
  },
  {
    bookedBy: 'Booked by {mobile}',
    bookedByGone: 'Booked by a deleted account',
    shared: 'This appointment is shared with you',
    sharedEscort:
      'You can show the code and check in. To move or cancel it, ask the person who invited you.',
    sharedGuardian:
      'You can move or cancel it. The person who invited you gets a message, and handles online payments and refunds.',
    who: 'See who shares it',
  },
);

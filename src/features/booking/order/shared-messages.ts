import { defineMessages } from '@/i18n/messages';

/** Texts of appointments of a shared family member. */
export const SHARED_ORDER_MESSAGES = defineMessages(
  {
    bookedBy: '{mobile} 预约',
    bookedByGone: '已注销的账号预约',
    shared: '这是与您共享的家人的预约',
    sharedEscort: '您可以出示预约码、签到。要改约或取消，请联系添加的家长。',
    sharedGuardian: '您可以改约和取消，添加的家长会收到消息。在线付款和退款由添加的家长办理。',
    who: '查看共享情况',
  },
  {
    bookedBy: 'Booked by {mobile}',
    bookedByGone: 'Booked by a deleted account',
    shared: 'This appointment is shared with you',
    sharedEscort:
      'You can show the code and check in. To move or cancel it, ask the parent who added this person.',
    sharedGuardian:
      'You can move and cancel it; the parent who added this person gets a message. Paying online and refunds are for that parent.',
    who: 'See who shares it',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of cancelling a visit or parts of it. */
export const CANCEL_VISIT_MESSAGES = defineMessages(
  {
    join: '、',
    chooseCancel: '取消哪些？',
    chooseHint: '没有选的照常到诊',
    chooseNone: '请至少选一剂',
    cancelSome: '取消选中的 {count} 剂',
    cancelSomeAsk: '只取消这 {count} 剂？',
    cancelledOne: '已取消{dose}',
    cancelledSome: '已取消 {count} 剂，其余照常',
    staying: '照常到诊：{names}。',
    stayingNone: '这次到诊的预约全部取消。',
    cancelFree: '{names} {when} 的号会马上让给别人，取消后不能恢复。',
    cancelBack: '{names} {when} 的预约将取消，{back} 原路退回。',
    cancelCharged: '{names} {when} 的预约将取消，{back} 原路退回，扣 {retained}。',
    chargeTitle: '退款',
    back: '退回',
    retained: '扣除',
  },
  {
    join: ', ',
    chooseCancel: 'What do you want to cancel?',
    chooseHint: 'Anything you do not choose stays booked',
    chooseNone: 'Choose at least one dose',
    cancelSome: 'Cancel the chosen ones ({count})',
    cancelSomeAsk: 'Cancel only what you chose ({count})?',
    cancelledOne: 'Cancelled: {dose}',
    cancelledSome: 'Doses cancelled: {count}. The others stay booked',
    staying: 'Still booked: {names}.',
    stayingNone: 'The whole visit will be cancelled.',
    cancelFree:
      'The places of {names} on {when} go to other people at once. This cannot be undone.',
    cancelBack: 'The appointments of {names} on {when} will be cancelled. You get {back} back.',
    cancelCharged:
      'The appointments of {names} on {when} will be cancelled. You get {back} back. {retained} is kept.',
    chargeTitle: 'Refund',
    back: 'You get back',
    retained: 'Kept',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Names of the statuses: separate from the other texts of orders, because the tab pages need only these. */
export const STATUS_MESSAGES = defineMessages(
  {
    statusPending: '待确认',
    statusBooked: '已预约',
    statusArrived: '已签到',
    statusDone: '已接种',
    statusCancelled: '已取消',
    statusNoShow: '未到诊',
    statusRefunding: '退款中',
    statusRefunded: '已退款',
    statusRefundFailed: '退款失败',
  },
  {
    statusPending: 'To confirm',
    statusBooked: 'Booked',
    statusArrived: 'Checked in',
    statusDone: 'Vaccinated',
    statusCancelled: 'Cancelled',
    statusNoShow: 'Missed',
    statusRefunding: 'Refund under way',
    statusRefunded: 'Refunded',
    statusRefundFailed: 'Refund failed',
  },
);

/** Keys of the names. */
export type StatusMessageKey = keyof (typeof STATUS_MESSAGES)['zh-CN'];

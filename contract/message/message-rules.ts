/** Classes of the message centre. */
export const MESSAGE_CLASSES = ['booking', 'reminder', 'waiting', 'community'] as const;
export type MessageClass = (typeof MESSAGE_CLASSES)[number];

/** Kinds of message, each with its class. */
export const MESSAGE_KINDS = {
  booked: 'booking',
  changed: 'booking',
  cancelledByClinic: 'booking',
  slotClosed: 'booking',
  slotReopened: 'booking',
  closedCancelled: 'booking',
  claimedCancelled: 'booking',
  arrivalUndone: 'booking',
  paymentReturned: 'booking',
  refundStarted: 'booking',
  refundRecalled: 'booking',
  refunded: 'booking',
  refundFailed: 'booking',
  reminderWeek: 'reminder',
  reminderDay: 'reminder',
  offer: 'waiting',
  wanted: 'waiting',
  turn: 'waiting',
  communityRemoved: 'community',
  communityWarned: 'community',
  communityPublished: 'community',
  communityMuted: 'community',
  communityUnmuted: 'community',
  communityReportUpheld: 'community',
  communityReportDismissed: 'community',
  communityAppealAccepted: 'community',
  communityAppealRejected: 'community',
  beansExpiring: 'reminder',
  memberEnding: 'reminder',
  followUp: 'reminder',
  aefiTaken: 'reminder',
  aefiUnanswered: 'reminder',
  memberPaymentReturned: 'reminder',
  memberRefunded: 'reminder',
} as const satisfies Record<string, MessageClass>;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Pages that messages link to, by the client's page names. */
export const MESSAGE_PAGES = [
  'orderDetail',
  'modifyOrder',
  'refundDetails',
  'waitingOffer',
  'release',
  'vaccineDetail',
  'postDetail',
  'report',
  'healthBeanTask',
  'memberIndex',
  'followUp',
] as const;
export type MessagePage = (typeof MESSAGE_PAGES)[number];

/** Classes of the message centre. */
export const MESSAGE_CLASSES = [
  'booking',
  'reminder',
  'waiting',
  'interaction',
  'community',
  'activity',
  'service',
] as const;
export type MessageClass = (typeof MESSAGE_CLASSES)[number];

/** The detail page of each class (specification §2): a notice, or one with rich content and a button. */
export const DETAIL_PAGES = {
  booking: 'messageDetail',
  reminder: 'messageDetail',
  waiting: 'messageDetail',
  interaction: 'messageDetails',
  community: 'messageDetails',
  activity: 'messageDetails',
  service: 'messageDetails',
} as const satisfies Record<MessageClass, 'messageDetail' | 'messageDetails'>;

/** Kinds of interaction, each of which a person can turn off. */
export const INTERACTION_KINDS = ['commented', 'replied', 'liked', 'followed'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/** Kinds of message, each with its class. */
export const MESSAGE_KINDS = {
  booked: 'booking',
  changed: 'booking',
  cancelledByClinic: 'booking',
  slotClosed: 'booking',
  slotReopened: 'booking',
  slotWithdrawn: 'booking',
  closedCancelled: 'booking',
  claimedCancelled: 'booking',
  arrivalUndone: 'booking',
  familyAppointment: 'booking',
  caregiverAccess: 'booking',
  doseTakenBack: 'booking',
  doseUncounted: 'booking',
  lotRecalled: 'booking',
  paymentReturned: 'booking',
  refundStarted: 'booking',
  refundRecalled: 'booking',
  refunded: 'booking',
  refundFailed: 'booking',
  courseLate: 'booking',
  reminderWeek: 'reminder',
  reminderDay: 'reminder',
  offer: 'waiting',
  familyOffer: 'waiting',
  wanted: 'waiting',
  waitingOver: 'waiting',
  turn: 'waiting',
  commented: 'interaction',
  replied: 'interaction',
  liked: 'interaction',
  followed: 'interaction',
  activityNotice: 'activity',
  serviceNotice: 'service',
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
  lotteryWon: 'reminder',
  lotteryForfeited: 'reminder',
  lotterySent: 'reminder',
  lotteryVoid: 'reminder',
  serviceReply: 'reminder',
  serviceUnanswered: 'reminder',
  newDevice: 'reminder',
} as const satisfies Record<string, MessageClass>;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Pages that messages link to, by the client's page names. */
export const MESSAGE_PAGES = [
  'orderDetail',
  'modifyOrder',
  'restOfCourse',
  'refundDetails',
  'waitingOffer',
  'release',
  'vaccineDetail',
  'vaccinePlan',
  'postDetail',
  'report',
  'articleDetail',
  'videoDetail',
  'userHome',
  'community',
  'healthBeanTask',
  'memberIndex',
  'followUp',
  'lottery',
  'service',
  'sessionList',
] as const;
export type MessagePage = (typeof MESSAGE_PAGES)[number];

import type { MessageKind } from '../message/message-rules';

export const NOTICE_CHANNELS = ['inApp', 'sms', 'platform'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

interface NoticeRule {
  readonly kinds: readonly MessageKind[];
  /** Channels that carry it; `fixed` ones cannot be turned off, `asked` ones are off until somebody turns them on. */
  readonly channels: Readonly<Partial<Record<NoticeChannel, 'switch' | 'fixed' | 'asked'>>>;
}

/**
 * Notices in the groups in which people turn them off. Fixed is what somebody would come to harm without, what moves
 * their money, and what answers them. Off in the app, a message is not written, so no channel has it. Kinds of
 * interaction have settings of their own.
 */
export const NOTICES = {
  reminders: {
    kinds: ['reminderWeek', 'reminderDay'],
    channels: { inApp: 'switch', sms: 'asked', platform: 'switch' },
  },
  bookingChanges: {
    kinds: [
      'booked',
      'changed',
      'cancelledByClinic',
      'slotClosed',
      'slotReopened',
      'slotWithdrawn',
      'closedCancelled',
      'claimedCancelled',
      'arrivalUndone',
      'doseTakenBack',
      'doseUncounted',
      'lotRecalled',
      'courseLate',
      'familyAppointment',
      'caregiverAccess',
    ],
    channels: { inApp: 'fixed', sms: 'fixed', platform: 'switch' },
  },
  turns: {
    kinds: ['offer', 'familyOffer', 'turn', 'waitingOver'],
    channels: { inApp: 'fixed', sms: 'switch', platform: 'switch' },
  },
  alerts: { kinds: ['wanted'], channels: { inApp: 'switch' } },
  followUp: { kinds: ['followUp'], channels: { inApp: 'switch', platform: 'switch' } },
  safety: { kinds: ['aefiTaken', 'aefiUnanswered'], channels: { inApp: 'fixed' } },
  money: {
    kinds: [
      'paymentReturned',
      'refundStarted',
      'refundRecalled',
      'refunded',
      'refundFailed',
      'memberPaymentReturned',
      'memberRefunded',
    ],
    channels: { inApp: 'fixed' },
  },
  serviceReply: {
    kinds: ['serviceReply', 'serviceUnanswered'],
    channels: { inApp: 'fixed', platform: 'switch' },
  },
  security: { kinds: ['newDevice'], channels: { inApp: 'fixed' } },
  community: {
    kinds: [
      'communityRemoved',
      'communityWarned',
      'communityPublished',
      'communityMuted',
      'communityUnmuted',
      'communityReportUpheld',
      'communityReportDismissed',
      'communityAppealAccepted',
      'communityAppealRejected',
    ],
    channels: { inApp: 'fixed' },
  },
  prizes: {
    kinds: ['lotteryWon', 'lotteryForfeited', 'lotterySent', 'lotteryVoid'],
    channels: { inApp: 'fixed' },
  },
  benefits: { kinds: ['beansExpiring', 'memberEnding'], channels: { inApp: 'switch' } },
  activity: { kinds: ['activityNotice'], channels: { inApp: 'switch' } },
  service: { kinds: ['serviceNotice'], channels: { inApp: 'fixed' } },
} as const satisfies Record<string, NoticeRule>;

export type NoticeName = keyof typeof NOTICES;
export const NOTICE_NAMES = Object.keys(NOTICES) as [NoticeName, ...NoticeName[]];

/** Whether a channel of a notice is off until it is asked for. */
export const isAsked = (notice: NoticeName, channel: NoticeChannel): boolean => {
  const { channels }: NoticeRule = NOTICES[notice];
  return channels[channel] === 'asked';
};

/** Whether a channel of a notice can be turned on and off. */
export const canSwitch = (notice: NoticeName, channel: NoticeChannel): boolean => {
  const { channels }: NoticeRule = NOTICES[notice];
  return channels[channel] === 'switch' || isAsked(notice, channel);
};

/** The channels of a notice. */
export const channelsOf = (notice: NoticeName): readonly NoticeChannel[] => {
  const { channels }: NoticeRule = NOTICES[notice];
  return NOTICE_CHANNELS.filter((channel) => channels[channel] !== undefined);
};

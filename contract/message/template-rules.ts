import type { MessageKind } from './message-rules';

/** Message templates that a mini-program's platform issues to an operator, by what they are for. */
export const TEMPLATE_NAMES = [
  'reminder',
  'change',
  'offer',
  'turn',
  'followUp',
  'serviceReply',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/**
 * Which messages are sent with a template. One acceptance is valid for one message, so a template excludes messages
 * about what the user just did, and messages that would use up the acceptance of a later, more urgent one.
 */
export const TEMPLATE_KINDS = {
  reminder: ['reminderDay'],
  change: [
    'slotClosed',
    'cancelledByClinic',
    'closedCancelled',
    'claimedCancelled',
    'slotReopened',
    'slotWithdrawn',
    'doseTakenBack',
    'lotRecalled',
  ],
  // An entry that has ended needs its acceptance for no offer any more.
  offer: ['offer', 'familyOffer', 'waitingOver'],
  turn: ['turn'],
  followUp: ['followUp'],
  serviceReply: ['serviceReply'],
} as const satisfies Record<TemplateName, readonly MessageKind[]>;

/** Kinds of message that may be sent through a platform. */
export type CarriedKind = (typeof TEMPLATE_KINDS)[TemplateName][number];

/** Acceptances of one template that are stored for a user; more are not counted. */
export const MOST_GRANTS = 5;

import type { MessageKind } from './message-rules';

/** Message templates that a mini-program's platform issues to an operator, by what they are for. */
export const TEMPLATE_NAMES = ['reminder', 'change', 'offer', 'turn'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/**
 * Which messages a template carries. One acceptance is good for one message, so nothing is in it that its reader did
 * just now, or that a later and more urgent one of the same template would then lack.
 */
export const TEMPLATE_KINDS = {
  reminder: ['reminderDay'],
  change: [
    'slotClosed',
    'cancelledByClinic',
    'closedCancelled',
    'claimedCancelled',
    'slotReopened',
  ],
  offer: ['offer'],
  turn: ['turn'],
} as const satisfies Record<TemplateName, readonly MessageKind[]>;

/** Kinds of message that a platform may carry. */
export type CarriedKind = (typeof TEMPLATE_KINDS)[TemplateName][number];

/** Acceptances of one template that are kept for a user; more are not counted. */
export const MOST_GRANTS = 5;

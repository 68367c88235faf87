import type { MessageFact, MessageFactName } from '@contract/message/endpoints';
import type { MessageKind } from '@contract/message/message-rules';
import type { MessageParams } from '../../../db/desk-tables';
import { dayText } from '../../../kernel/day-text';
import { inLanguage } from '../../../kernel/language';
import type { MessageReader } from './message-reader';

const VISIT = ['when', 'person', 'vaccine', 'clinic'] as const;
const DOSE = ['given', 'person', 'vaccine', 'dose', 'clinic'] as const;

/**
 * What stands apart on a message's page, in this order. Only what its text says too: a kind whose text leaves out the
 * person, because its reader may not be allowed to know, leaves it out here.
 */
const FACTS: Partial<Record<MessageKind, readonly MessageFactName[]>> = {
  booked: VISIT,
  changed: VISIT,
  familyAppointment: [...VISIT, 'by'],
  cancelledByClinic: [...VISIT, 'reason'],
  slotClosed: [...VISIT, 'reason'],
  slotReopened: VISIT,
  slotWithdrawn: VISIT,
  closedCancelled: VISIT,
  claimedCancelled: ['when', 'vaccine', 'clinic'],
  arrivalUndone: VISIT,
  doseTakenBack: [...DOSE, 'reason'],
  doseUncounted: [...DOSE, 'reason'],
  lotRecalled: ['given', 'person', 'vaccine', 'lot', 'clinic'],
  paymentReturned: ['when', 'person', 'vaccine'],
  refundStarted: ['money', 'when', 'person', 'vaccine'],
  refundRecalled: VISIT,
  refunded: ['money', 'when', 'person', 'vaccine'],
  refundFailed: ['money', 'when', 'person', 'vaccine', 'clinic'],
  courseLate: ['person', 'vaccine'],
  reminderWeek: VISIT,
  reminderDay: VISIT,
  followUp: ['given', 'vaccine', 'clinic'],
  aefiTaken: ['vaccine', 'clinic', 'staff'],
  aefiUnanswered: ['vaccine', 'clinic', 'phone'],
  offer: ['until', ...VISIT],
  familyOffer: ['until', ...VISIT],
  waitingOver: ['person', 'vaccine', 'clinic'],
  wanted: ['vaccine', 'region'],
  turn: ['until', 'vaccine', 'clinic'],
  newDevice: ['when', 'device'],
  memberPaymentReturned: ['money'],
  memberRefunded: ['money'],
  lotteryWon: ['prize'],
  lotteryForfeited: ['prize'],
  lotterySent: ['prize'],
};

/** Names that differ from those of a message's values. */
const PARAMS: Partial<Record<MessageFactName, string>> = { vaccine: 'product', by: 'who' };

/** The facts of a message in the reader's language; those whose values it lacks are left out. */
export function messageFacts(
  kind: MessageKind,
  params: MessageParams,
  { language, readOn }: MessageReader,
): MessageFact[] {
  const valueOf = (name: string): string => {
    const value = params[name] ?? '';
    return typeof value === 'string' ? value : inLanguage(value, language);
  };
  const day = valueOf('day') && dayText(valueOf('day'), language, readOn);
  const textOf = (name: MessageFactName): string => {
    if (name === 'when') return [day, valueOf('time')].filter(Boolean).join(' ');
    return name === 'given' ? day : valueOf(PARAMS[name] ?? name);
  };
  return (FACTS[kind] ?? [])
    .map((name) => ({ name, value: textOf(name) }))
    .filter(({ value }) => value !== '');
}

import type { MessageNotice } from '@contract/message/endpoints';
import type { MessageKind, MessagePage } from '@contract/message/message-rules';
import type { OrderDetail } from '@contract/order/endpoints';

/** What a clinic's staff did; the service itself writes the other kinds. */
const OF_CLINIC: ReadonlySet<MessageKind> = new Set([
  'cancelledByClinic',
  'slotClosed',
  'slotReopened',
  'slotWithdrawn',
  'closedCancelled',
  'arrivalUndone',
  'doseTakenBack',
  'aefiTaken',
] as const);

const factOf = ({ facts }: MessageNotice, name: string): string =>
  facts.find((fact) => fact.name === name)?.value ?? '';

/** Who the message is from: the clinic whose staff acted, else the service. */
export const senderOf = (message: MessageNotice, service: string): string =>
  (OF_CLINIC.has(message.kind) && factOf(message, 'clinic')) || service;

/** Texts that only repeat the facts; what to do next stands in their place. */
const NEXT: Partial<Record<MessageKind, 'visitNext' | 'reminderNext'>> = {
  booked: 'visitNext',
  changed: 'visitNext',
  reminderWeek: 'visitNext',
  reminderDay: 'reminderNext',
};

/** What to do next, in place of the text; null where the text stays: it says more than the facts, or they are missing. */
export const nextOf = ({ kind, facts }: MessageNotice): 'visitNext' | 'reminderNext' | null =>
  facts.length > 0 ? (NEXT[kind] ?? null) : null;

const ORDER_PAGES: readonly MessagePage[] = ['orderDetail', 'modifyOrder', 'refundDetails'];

/** The appointment to which the message leads. */
export const orderIdOf = ({ link }: MessageNotice): string | undefined =>
  link && ORDER_PAGES.includes(link.page) ? link.query['orderId'] : undefined;

/** Whether the appointment was moved after the message was written. */
export const isMovedSince = ({ at }: MessageNotice, { timeline }: OrderDetail): boolean =>
  timeline.some((event) => event.kind === 'changed' && event.at > at);

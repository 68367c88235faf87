import type { ChatMessage } from '@contract/service/cards';
import type { Outgoing } from './outgoing-rules';

/** Whether an appointment's card is being sent. */
export const isOrderOnItsWay = (outgoing: readonly Outgoing[], orderId: string): boolean =>
  outgoing.some(
    ({ message, refused }) =>
      refused === null && message.kind === 'order' && message.id === orderId,
  );

/** Whether the last message is an appointment's card from staff: a second one would say nothing new. */
export function isOrderSentLast(thread: readonly ChatMessage[], orderId: string): boolean {
  const last = thread.at(-1);
  return last?.kind === 'order' && last.sender === 'staff' && last.target?.id === orderId;
}

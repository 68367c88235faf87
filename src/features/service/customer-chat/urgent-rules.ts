import type { ChatMessage } from '@contract/service/cards';
import { redFlagIn } from '@contract/service/red-flag-rules';
import type { Outgoing } from './outbox-rules';

const textOf = ({ message }: Outgoing): string => (message.kind === 'text' ? message.text : '');

/**
 * The newest of a person's texts that speaks of something that cannot wait: what is typed, what is not sent yet, and
 * what nobody of the staff has answered. What was written after it does not take it away.
 * @returns undefined where none does
 */
export function urgentTextOf(
  messages: readonly Pick<ChatMessage, 'sender' | 'text'>[],
  outgoing: readonly Outgoing[],
  typed: string,
): string | undefined {
  const answered = messages.map(({ sender }) => sender).lastIndexOf('staff');
  const asked = messages.slice(answered + 1).filter(({ sender }) => sender === 'user');
  return [...asked.map(({ text }) => text), ...outgoing.map(textOf), typed]
    .reverse()
    .find(redFlagIn);
}

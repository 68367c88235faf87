import type { ChatMessage } from '@contract/service/cards';

/** A conversation's messages, in the order of their numbers, with others added; each number once, the newer text of it. */
export function withMessages(
  list: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (added.length === 0) return list;
  const bySeq = new Map([...list, ...added].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * Number up to which nothing is missing; 0 without any. The answer to a sending may arrive before messages of others that
 * come earlier: whoever asks for news asks from here.
 */
export function completeUntil(list: readonly ChatMessage[]): number {
  const gap = list.findIndex(
    ({ seq }, index) => index > 0 && seq !== (list[index - 1]?.seq ?? 0) + 1,
  );
  return list[gap < 0 ? list.length - 1 : gap - 1]?.seq ?? 0;
}

/** ms between two messages before which the later one shows its time. */
const TIME_GAP = 5 * 60_000;

/** Whether a message shows its time: the first one, and after a pause. */
export const showsTime = (before: ChatMessage | undefined, { at }: ChatMessage): boolean =>
  before === undefined || at - before.at > TIME_GAP;

import type { StaffChat } from '@contract/service/staff-endpoints';

/** The list of staff in its parts, each in the provider's order. */
export interface QueueParts {
  readonly own: readonly StaffChat[];
  readonly waiting: readonly StaffChat[];
  readonly others: readonly StaffChat[];
}

export const partsOf = (list: readonly StaffChat[]): QueueParts => ({
  own: list.filter(({ mine }) => mine),
  waiting: list.filter(({ state, mine }) => state === 'waiting' && !mine),
  others: list.filter(({ state, mine }) => state === 'open' && !mine),
});

/** Why a conversation goes before others; null: an ordinary one. */
export const URGENCY_NAMES = [null, 'member', 'today', 'health'] as const;

/** Messages that the member of staff has not read. */
export const unreadOf = ({ lastSeq, readSeq }: StaffChat): number => Math.max(0, lastSeq - readSeq);

/** The conversation after or before the chosen one, around the end; null where there is none. */
export function neighbourOf(
  list: readonly StaffChat[],
  chosen: string | null,
  step: 1 | -1,
): string | null {
  if (list.length === 0) return null;
  const index = list.findIndex(({ conversationId }) => conversationId === chosen);
  const from = index < 0 && step < 0 ? 0 : index;
  return list[(from + step + list.length) % list.length]?.conversationId ?? null;
}

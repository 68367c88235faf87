import type { DataOf } from '@contract/endpoints';
import type { MessageClass } from '@contract/message/message-rules';

/** One message, those of a class, or all. */
export type ReadTarget =
  | { readonly messageId: string }
  | { readonly messageClass: MessageClass }
  | Record<string, never>;

/** What was read on the device and the provider may not know yet. */
export interface PendingRead {
  /** Id of the account that read it. */
  readonly account: string;
  readonly target: ReadTarget;
  /** Class of a single message. */
  readonly messageClass: MessageClass | null;
  /** ms by the provider's clock: what is newer was not seen. */
  readonly seenAt: number;
}

type Unread = DataOf<'GET /message/message/unread.do'>;

/** Most that are stored; then the oldest, which count as unread again. */
const MOST_PENDING = 100;

const isSame = (a: PendingRead, b: PendingRead): boolean =>
  a.account === b.account && JSON.stringify(a.target) === JSON.stringify(b.target);

/** @returns the pending reads with another one, which replaces an earlier one of the same target */
export const withPending = (
  pending: readonly PendingRead[],
  read: PendingRead,
): readonly PendingRead[] =>
  [...pending.filter((other) => !isSame(other, read)), read].slice(-MOST_PENDING);

/** The pending reads without one that the provider has; the same target read again meanwhile stays. */
export const withoutPending = (
  pending: readonly PendingRead[],
  read: PendingRead,
): readonly PendingRead[] =>
  pending.filter((other) => !isSame(other, read) || other.seenAt > read.seenAt);

/** Unread counts of the provider without what was read on the device and is still to be sent. */
export function withoutPendingReads(unread: Unread, pending: readonly PendingRead[]): Unread {
  if (pending.length === 0) return unread;
  const classes = unread.classes.map((each) => {
    const ofClass = pending.filter(
      ({ target, messageClass }) =>
        (messageClass ?? ('messageClass' in target ? target.messageClass : each.messageClass)) ===
        each.messageClass,
    );
    const all = ofClass.filter(({ target }) => !('messageId' in target));
    const { newestUnreadAt: at } = each;
    const isNewer = at !== null && all.some(({ seenAt }) => at > seenAt);
    // Of a class that was read as a whole, what came later is at least the newest one.
    if (all.length > 0) return { ...each, unread: isNewer ? Math.min(1, each.unread) : 0 };
    return { ...each, unread: Math.max(0, each.unread - ofClass.length) };
  });
  return { ...unread, classes, total: classes.reduce((sum, each) => sum + each.unread, 0) };
}

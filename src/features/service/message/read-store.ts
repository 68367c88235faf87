import { create } from 'zustand';
import type { MessageCard } from '@contract/message/endpoints';
import type { MessageClass } from '@contract/message/message-rules';
import type { ReadTarget } from '@/features/service/unread/pending-read-rules';
import { ownPending, usePendingReads } from '@/features/service/unread/pending-reads';
import { onSignOut } from '@/shared/session/session-store';

/** What was marked as read since the lists were loaded, so that they need not be reloaded. */
export interface ReadHere {
  readonly ids: Readonly<Record<string, true>>;
  /** ms by the provider's clock: messages up to then are read, of a class or of all. */
  readonly before: Readonly<Partial<Record<MessageClass | 'all', number>>>;
}

const NOTHING: ReadHere = { ids: {}, before: {} };

export const useReadHere = create<ReadHere>(() => NOTHING);

/** Stores what was marked as read. @param seenAt ms by the provider's clock: what is newer was not seen */
export function noteRead(target: ReadTarget, seenAt: number): void {
  const { ids, before } = useReadHere.getState();
  if ('messageId' in target) useReadHere.setState({ ids: { ...ids, [target.messageId]: true } });
  else {
    const key = target.messageClass ?? 'all';
    useReadHere.setState({ before: { ...before, [key]: Math.max(before[key] ?? 0, seenAt) } });
  }
}

/** Whether a message was read without a connection, perhaps before the app was last started. */
const isPending = ({ messageId, messageClass, at }: MessageCard): boolean =>
  ownPending(usePendingReads.getState().pending).some(({ target, seenAt }) => {
    if (at > seenAt) return false;
    if ('messageId' in target) return target.messageId === messageId;
    return !('messageClass' in target) || target.messageClass === messageClass;
  });

/** Whether a message of a list counts as read now. */
export function isRead(card: MessageCard, { ids, before }: ReadHere): boolean {
  const marked = Math.max(before.all ?? 0, before[card.messageClass] ?? 0);
  return card.read || ids[card.messageId] === true || card.at <= marked || isPending(card);
}

onSignOut(() => useReadHere.setState(NOTHING, true));

import { create } from 'zustand';
import type { MessageCard } from '@contract/message/endpoints';
import type { MessageClass } from '@contract/message/message-rules';
import { onSignOut } from '@/features/account/session-store';
import { serverNow } from '@/http/server-clock';

/** One message, those of a class, or all. */
export type ReadTarget =
  { readonly messageId: string } | { readonly messageClass: MessageClass } | Record<string, never>;

/** What was marked as read since the lists were loaded, so that they need not be reloaded. */
export interface ReadHere {
  readonly ids: Readonly<Record<string, true>>;
  /** ms by the provider's clock: messages up to then are read, of a class or of all. */
  readonly before: Readonly<Partial<Record<MessageClass | 'all', number>>>;
}

const NOTHING: ReadHere = { ids: {}, before: {} };

export const useReadHere = create<ReadHere>(() => NOTHING);

/** Stores what was marked as read. */
export function noteRead(target: ReadTarget): void {
  const { ids, before } = useReadHere.getState();
  if ('messageId' in target) useReadHere.setState({ ids: { ...ids, [target.messageId]: true } });
  else useReadHere.setState({ before: { ...before, [target.messageClass ?? 'all']: serverNow() } });
}

/** Whether a message of a list counts as read now. */
export function isRead(card: MessageCard, { ids, before }: ReadHere): boolean {
  const marked = Math.max(before.all ?? 0, before[card.messageClass] ?? 0);
  return card.read || ids[card.messageId] === true || card.at <= marked;
}

onSignOut(() => useReadHere.setState(NOTHING, true));

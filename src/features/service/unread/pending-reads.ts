import { DAY_MS } from '@contract/time/duration-rules';
import { create } from 'zustand';
import { isPassing } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { withoutPending, withPending } from './pending-read-rules';
import type { PendingRead } from './pending-read-rules';
import { onSignOut, session } from '@/shared/session/session-store';

const ENTRY = 'pendingReads';
/** ms for which they are stored. */
const LIFE = 30 * DAY_MS;

/** Messages read without a connection, stored on the device until the provider has them. */
export const usePendingReads = create<{ readonly pending: readonly PendingRead[] }>(() => ({
  pending: localEntries.read<readonly PendingRead[]>(ENTRY) ?? [],
}));

usePendingReads.subscribe(({ pending: val }) => {
  if (val.length === 0) localEntries.remove(ENTRY);
  else
    tryToKeep(() =>
      localEntries.write(ENTRY, { val, expiry: { mode: 'relative', duration: LIFE } }),
    );
});

// Another account's session does not send them; a deleted account's are removed.
onSignOut((reason) => {
  if (reason === 'account-deleted') usePendingReads.setState({ pending: [] });
});

const send = ({ target, seenAt }: PendingRead) =>
  request(
    'POST /message/message/read.do',
    { ...target, seenAt },
    { isJson: true, neverCancel: true, failure: 'background' },
  );

/** Stores a read that could not be sent. */
export const keepRead = (read: PendingRead): void =>
  usePendingReads.setState(({ pending }) => ({ pending: withPending(pending, read) }));

/** Pending reads of the account that is signed in. */
export const ownPending = (pending: readonly PendingRead[]): readonly PendingRead[] =>
  pending.filter(({ account }) => account === session().userInfo?.id);

let sending: Promise<boolean> | null = null;

async function sendAll(): Promise<boolean> {
  let isSent = false;
  for (const read of ownPending(usePendingReads.getState().pending)) {
    try {
      await send(read);
    } catch (error) {
      // What the provider refuses for good is not there any more.
      if (isPassing(error) || !session().isLogin) break;
    }
    isSent = true;
    usePendingReads.setState(({ pending }) => ({ pending: withoutPending(pending, read) }));
  }
  return isSent;
}

/** Sends pending reads in their order, until one gets no answer. @returns whether the counts have changed; never rejects */
export function sendPendingReads(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { onSignOut, session, useSession } from './session-store';
import type { SessionState } from './session-state';

/**
 * Calls back when somebody else signs in than before: what a session that ran out leaves for its owner is not theirs.
 * @param name of what is kept; says across reloads whose it is
 * @returns the unsubscriber
 */
export function onOtherUser(name: string, listener: () => void): () => void {
  const entry = `${name}Owner`;
  const look = ({ userInfo }: SessionState): void => {
    if (!userInfo) return;
    const owner = sessionEntries.read<string>(entry);
    if (owner === userInfo.id) return;
    tryToKeep(() => sessionEntries.write(entry, { val: userInfo.id }));
    if (owner) listener();
  };
  look(session());
  const unwatch = useSession.subscribe(look);
  const unhear = onSignOut((reason) => {
    if (reason !== 'expired') sessionEntries.remove(entry);
  });
  return () => {
    unwatch();
    unhear();
  };
}

import { session, useSession } from '@/shared/session/session-store';
import { onAppShow } from '@/platform/lifecycle';
import { localEntries } from '@/storage/storage';
import { DRAFTS_ENTRY } from './draft-entry';

/**
 * Sends answers that wait on the device: now, whenever the app comes to the front, and after signing in. Their page need
 * not be opened again: a clinic may have to act on one. Returns the unsubscriber.
 * @param sendPending asked only where something is stored: a site loads it then
 */
export function followPendingAnswers(sendPending: () => Promise<unknown>): () => void {
  const send = (): void => {
    if (session().isLogin && localEntries.read(DRAFTS_ENTRY) !== null) void sendPending();
  };
  send();
  const stops = [
    onAppShow(send),
    useSession.subscribe(({ isLogin }, before) => {
      if (isLogin && !before.isLogin) send();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

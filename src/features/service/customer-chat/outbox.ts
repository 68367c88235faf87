import type { Sent } from '@contract/service/cards';
import { createSessionDraft } from '@/shared/session/session-draft';
import { session } from '@/shared/session/session-store';
import { uuid } from '@/platform/secure-random/ids';
import { EMPTY_OUTBOX, isEmptyOutbox } from './outbox-rules';
import type { Outbox } from './outbox-rules';

/** Named in `PERSONAL_ENTRIES`: what is typed and what is not sent yet outlive the app, not the sign-out. */
const useStored = createSessionDraft<Outbox>('serviceOutbox', EMPTY_OUTBOX, {
  isLasting: true,
  isEmpty: isEmptyOutbox,
});

const owner = (): string => session().userInfo?.id ?? '';

/** What another account, whose session expired on this device, has written is not shown to this one. */
const ownOf = (state: Outbox): Outbox => (state.owner === owner() ? state : EMPTY_OUTBOX);

/** The account's outbox, as a hook. */
export const useOutbox = (): Outbox => ownOf(useStored());

export const outbox = (): Outbox => ownOf(useStored.getState());

export const changeOutbox = (change: (now: Outbox) => Outbox): void =>
  useStored.setState({ ...change(outbox()), owner: owner() }, true);

export const typeText = (text: string): void => changeOutbox((now) => ({ ...now, text }));

/** Puts a message into the outbox, under an id of its own. @param title what it shows besides a text */
export async function enqueue(message: Sent, title = ''): Promise<void> {
  const clientId = await uuid();
  const item = { clientId, message, title, failure: '', isPassing: false };
  changeOutbox((now) => ({
    ...now,
    text: message.kind === 'text' ? '' : now.text,
    items: [...now.items, item],
  }));
}

import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** ms within which a login of the mini-program around the page comes back with a token. */
export const ASKED_LOGIN_TIME = 10 * 60_000;

/** On the device, because that login closes the web view and with it the tab's storage. */
const ENTRY = 'askedHostLogin';

/** Records that a page of ours asks the mini-program around it for its login. */
export const noteAskedLogin = (): void =>
  tryToKeep(() =>
    localEntries.write(ENTRY, {
      val: true,
      expiry: { mode: 'relative', duration: ASKED_LOGIN_TIME },
    }),
  );

export const forgetAskedLogin = (): void => localEntries.remove(ENTRY);

/** Whether a page of ours has asked for it within {@link ASKED_LOGIN_TIME}; the answer counts once. */
export function takeAskedLogin(): boolean {
  const isAsked = localEntries.read<boolean>(ENTRY) === true;
  forgetAskedLogin();
  return isAsked;
}

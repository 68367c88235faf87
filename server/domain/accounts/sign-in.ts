import type { LoginAnswer } from '@contract/account/endpoints';
import type { Attempts } from '../../limits/attempts';
import type { KnownDevices } from '../../limits/known-devices';
import type { Codes } from './codes';
import type { Caller } from './codes';
import type { Sessions } from './sessions';
import { loginAnswerOf } from './users';
import type { User, UserStore } from './users';

/** What all sign-in methods need. */
export interface SignInServices {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly store: UserStore;
}

/** Opens a session for the account's owner, whose identity the caller has verified, and marks the device as known. */
export async function signIn(
  { sessions, devices, store }: SignInServices,
  { user, isNew }: { readonly user: User; readonly isNew: boolean },
  { device, now }: Caller,
): Promise<LoginAnswer> {
  const session = await sessions.open(user);
  await devices.remember({ kind: 'user', id: user.id }, device, now);
  return loginAnswerOf(store, session, user, isNew, now);
}

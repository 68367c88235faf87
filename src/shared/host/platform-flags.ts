import { create } from 'zustand';
import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Platform flags of the login (specification §3 "other state"); stored for the session. */
export interface PlatformFlags {
  /** The user came from the payment app's city service. */
  readonly isSkyTftf: boolean;
  /** The user came through the payment app's own authorisation. */
  readonly isAlipayHealth: boolean;
  /** The user left the native app's login: it is not opened again automatically. */
  readonly appLaterLogin: boolean;
}

const ENTRY = 'platformFlags';
const NONE: PlatformFlags = { isSkyTftf: false, isAlipayHealth: false, appLaterLogin: false };

export const usePlatformFlags = create<PlatformFlags>(() => ({
  ...NONE,
  ...sessionEntries.read<PlatformFlags>(ENTRY),
}));

usePlatformFlags.subscribe((flags) => {
  tryToKeep(() => sessionEntries.write(ENTRY, { val: flags }));
});

export const platformFlags = (): PlatformFlags => usePlatformFlags.getState();

export const raiseFlag = (flag: keyof PlatformFlags, on = true): void =>
  usePlatformFlags.setState({ [flag]: on });

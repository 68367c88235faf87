import type { PlatformLogin } from './types';

/** A browser provides no identity: users sign in by code or password. */
export const platformLogin: PlatformLogin = {
  loginCode: () => Promise.resolve(null),
  phoneButton: null,
  readPhone: () => Promise.resolve({ status: 'failed' }),
};

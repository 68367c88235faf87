import type { PlatformLogin } from './types';

/** A browser knows nobody: sign-in is by code or password. */
export const platformLogin: PlatformLogin = {
  loginCode: () => Promise.resolve(null),
  phoneButton: null,
  readPhone: () => Promise.resolve({ status: 'failed' }),
};

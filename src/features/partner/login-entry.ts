import type { HostLogin } from '@/features/account/host-login';

/** A mini-program's login is our own page, with the platform's phone button on it. */
export const loginEntry: HostLogin = () => Promise.resolve(false);

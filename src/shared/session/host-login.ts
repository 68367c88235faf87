import type { QueryInput } from '@/routes/query';

/** Where the user continues after the login. */
export interface LoginSurface {
  /** Path of ours, with or without a query. */
  readonly url: string;
  readonly query?: QueryInput | undefined;
  /** The call that was refused asks for the external login. */
  readonly external: boolean;
  /** Whether the user asked for it, rather than a page or a refused call. */
  readonly asked: boolean;
  /** Whether the page stays below the login. */
  readonly kind: 'to' | 'replace';
}

/**
 * Login through the environment around this page (specification §4 "Login entry by environment"). Resolves with whether
 * it took over: the user is signed in, or the login continues elsewhere. Never rejects.
 */
export type HostLogin = (surface: LoginSurface) => Promise<boolean>;

let hostLogin: HostLogin = () => Promise.resolve(false);

/** Sets the login that is tried before our own page. */
export function setHostLogin(next: HostLogin): void {
  hostLogin = next;
}

export const tryHostLogin: HostLogin = (surface) => hostLogin(surface);

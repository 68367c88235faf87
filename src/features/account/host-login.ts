import type { QueryInput } from '@/routes/query';

/** Where somebody wants to go on after the login. */
export interface LoginSurface {
  /** Path of ours, with or without a query. */
  readonly url: string;
  readonly query?: QueryInput | undefined;
  /** The call that was refused asks for the login outside. */
  readonly external: boolean;
  /** Whether the user asked for it, rather than a page or a refused call. */
  readonly asked: boolean;
  /** Whether the page stays below the login. */
  readonly kind: 'to' | 'replace';
}

/**
 * A login of what is around this page (specification §4 "Login entry by environment"). Answers whether it took over:
 * somebody is signed in, or the login goes on elsewhere. Never rejects.
 */
export type HostLogin = (place: LoginSurface) => Promise<boolean>;

let hostLogin: HostLogin = () => Promise.resolve(false);

/** Sets the login that comes before our own page. */
export function setHostLogin(next: HostLogin): void {
  hostLogin = next;
}

export const tryHostLogin: HostLogin = (place) => hostLogin(place);

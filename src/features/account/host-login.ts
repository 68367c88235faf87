/** A login of the host around this page (native app). Answers whether somebody is signed in afterwards; never rejects. */
export type HostLogin = () => Promise<boolean>;

let hostLogin: HostLogin = () => Promise.resolve(false);

/** Sets the login that comes before our own page (specification §4 "Login entry by environment"). */
export function setHostLogin(next: HostLogin): void {
  hostLogin = next;
}

export const tryHostLogin: HostLogin = () => hostLogin();

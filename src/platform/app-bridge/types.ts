/** Who is signed in to the app. */
export interface AppUserInfo {
  /** Session token of the provider; empty when nobody is signed in. */
  readonly token: string;
}

/**
 * Where the app believes the user is: a point (degrees of GCJ-02, the grid of Chinese maps), a city, or both; never
 * neither (specification §5).
 */
export interface AppLocation {
  readonly latitude?: number;
  readonly longitude?: number;
  /** Six digits. */
  readonly cityCode?: string;
  readonly cityName?: string;
}

/** State of a permission (specification §3 "App permissions"). */
export const PERMISSION = { UNKNOWN: 0, ACCEPT: 1, REJECT: 2 } as const;
export type PermissionState = (typeof PERMISSION)[keyof typeof PERMISSION];
export type PermissionName = 'location' | 'notification';

/** Refusal of everything below outside the app (specification §5, §8). */
export const OUTSIDE_APP = 'You are not using in the app environment';

/** The product's own app around this page. Outside it every promise rejects with an Error saying {@link OUTSIDE_APP}. */
export interface AppBridge {
  /** Whether this page runs in the app; the only question that is answered everywhere. */
  isInApp(): boolean;
  /** Rejects when the app does not answer. */
  userInfo(): Promise<AppUserInfo>;
  /**
   * Opens the app's login, gives it 200 ms to take effect once the app says that it is over, and answers who is signed
   * in then.
   */
  login(): Promise<AppUserInfo>;
  location(): Promise<AppLocation>;
  /** Tells the app another place. Rejects in versions before 5.4.0. */
  setLocation(location: AppLocation): Promise<void>;
  /** A state that the app does not know is `UNKNOWN`. */
  permission(name: PermissionName): Promise<PermissionState>;
  /** Leaves the page. */
  close(): Promise<void>;
  /** Tells the app whether somebody is signed in on the page. */
  reportLogin(isLogin: boolean): Promise<void>;
  /** Link that launches the app for a user of an outside system (specification §7). */
  launchLink(outsideUserCode: string): Promise<string>;
}

/** Who is signed in to the app. */
export interface AppUserInfo {
  /** Session token of the provider; empty when nobody is signed in. */
  readonly token: string;
}

/**
 * The user's location according to the app: a point (degrees, GCJ-02, the Chinese map datum), a city, or both; never
 * neither (specification §5).
 */
export interface AppLocation {
  readonly latitude?: number;
  readonly longitude?: number;
  /** Administrative code, six digits. */
  readonly cityCode?: string;
  readonly cityName?: string;
}

/** State of a permission (specification §3 "App permissions"). */
export const PERMISSION = { UNKNOWN: 0, ACCEPT: 1, REJECT: 2 } as const;
export type PermissionState = (typeof PERMISSION)[keyof typeof PERMISSION];
export type PermissionName = 'location' | 'notification';

/** Error message of every call outside the app (specification §5, §8). */
export const OUTSIDE_APP = 'You are not using in the app environment';

/** Bridge to the product's own app around this page. Outside it every promise rejects with {@link OUTSIDE_APP}. */
export interface AppBridge {
  /** Whether this page runs in the app; the only call that works everywhere. */
  isInApp(): boolean;
  /** Rejects when the app does not answer. */
  userInfo(): Promise<AppUserInfo>;
  /** Opens the app's login, waits 200 ms after the app reports its end, and resolves with the signed-in user. */
  login(): Promise<AppUserInfo>;
  location(): Promise<AppLocation>;
  /** Sets the app's location. Rejects in versions before 5.4.0. */
  setLocation(location: AppLocation): Promise<void>;
  /** `UNKNOWN` if the app does not know the state. */
  permission(name: PermissionName): Promise<PermissionState>;
  /** Closes the page. */
  close(): Promise<void>;
  /** Reports to the app whether a user is signed in on the page. */
  reportLogin(isLogin: boolean): Promise<void>;
  /** Link that launches the app for a user of an outside system (specification §7). */
  launchLink(outsideUserCode: string): Promise<string>;
}

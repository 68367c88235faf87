/** What the product asks a phone for. */
export const PERMISSIONS = ['location', 'notification', 'camera'] as const;
export type PermissionName = (typeof PERMISSIONS)[number];

/** `ask`: not decided yet, the platform asks on use; `unused`: not needed here; `unknown`: the platform does not say. */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unused' | 'unknown';

export type PermissionStates = Readonly<Record<PermissionName, PermissionState>>;

/** Reads all states; never asks the person. Never rejects. */
export type ReadPermissions = () => Promise<PermissionStates>;

/** Where permissions are changed. */
export interface PermissionSettings {
  /** `app`: in the settings of the phone, for the native app; `browser`: in those of the browser. */
  readonly where: 'here' | 'app' | 'browser';
  /** Opens the settings of one, where `place` is `here`; call it from a tap. Never rejects. */
  readonly open: (name: PermissionName) => Promise<void>;
}

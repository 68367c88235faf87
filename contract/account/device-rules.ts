/** In what the product is opened. */
export const DEVICE_APPS = ['wechat', 'alipay', 'browser'] as const;
export type DeviceApp = (typeof DEVICE_APPS)[number];

/** Systems that clients name in the platform header (specification §7). */
export const DEVICE_SYSTEMS = ['IOS', 'ANDROID', 'HARMONY', 'OTHER'] as const;
export type DeviceSystem = (typeof DEVICE_SYSTEMS)[number];

/** What a device is called towards its owner. It says nothing that tells two phones of one kind apart. */
export interface DeviceKind {
  readonly app: DeviceApp;
  readonly system: DeviceSystem;
}

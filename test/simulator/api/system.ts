import type { App } from '../app';
import { accepted } from './call';
import type { Calls } from './call';

const WINDOW = {
  pixelRatio: 3,
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 724,
  statusBarHeight: 44,
  safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 },
  screenTop: 88,
};

const EVENTS = ['NetworkStatusChange', 'ThemeChange', 'WindowResize', 'UserCaptureScreen'];
const APP_EVENTS = [
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'MemoryWarning',
];

type Listener = (event: unknown) => void;

function eventApi(app: App): Record<string, unknown> {
  return Object.fromEntries(
    [...EVENTS, ...APP_EVENTS].flatMap((event) => {
      const name = event[0]?.toLowerCase() + event.slice(1);
      return [
        [`on${event}`, (listener: Listener) => app.device.on(name, listener)],
        [`off${event}`, (listener?: Listener) => app.device.off(name, listener)],
      ];
    }),
  ) as Record<string, unknown>;
}

function appBase(app: App): object {
  const { language, theme, fontSizeSetting } = app.device;
  if (app.platform === 'alipay') {
    // my.getSystemInfo: languages as zh-Hans or en, and no theme.
    const spoken = language === 'zh_CN' ? 'zh-Hans' : language;
    return { language: spoken, fontSizeSetting, version: '10.5.90', app: 'alipay' };
  }
  const host = { SDKVersion: '3.5.0', host: { env: 'WeChat' } };
  return { language, theme, fontSizeSetting, version: '8.0.50', ...host };
}

const PHONE = { brand: 'Example', model: 'Phone' };
/** wx.getSystemInfo names the system within its version, my.getSystemInfo does not. */
const DEVICES = {
  weapp: { ...PHONE, system: 'Android 14', platform: 'android' },
  alipay: { ...PHONE, system: '14', platform: 'Android' },
};

/** The same phone by another maker. */
const IPHONES = {
  weapp: { ...PHONE, system: 'iOS 17.4', platform: 'ios' },
  alipay: { ...PHONE, system: '17.4', platform: 'iOS' },
};

/** What wx.getNetworkType and my.getNetworkType call a network; only Alipay also says whether there is one. */
export function networkFacts(app: App): object {
  const networkType = app.device.networkType;
  if (app.platform === 'weapp') return { networkType };
  const none = networkType === 'none';
  return {
    networkAvailable: !none,
    networkType: none ? 'NOTREACHABLE' : networkType.toUpperCase(),
  };
}

/** Components that `canIUse` is asked for by name. */
const COMPONENTS: ReadonlySet<string> = new Set([
  'view',
  'text',
  'button',
  'input',
  'map',
  'video',
]);

/** WeChat's own permission for the camera (wx.getAppAuthorizeSetting). */
const AUTHORIZED: Readonly<Record<string, string>> = {
  granted: 'authorized',
  denied: 'denied',
  ask: 'not determined',
};

/** Facts about phone and host app. */
export function systemSync(app: App): Record<string, unknown> {
  const device = (app.device.isIphone ? IPHONES : DEVICES)[app.platform];
  const system = (): object => app.handOver({ ...WINDOW, ...device, ...appBase(app) });
  return {
    ...eventApi(app),
    env: app.handOver({ USER_DATA_PATH: 'wxfile://usr' }),
    SDKVersion: '2.8.0',
    getSystemInfoSync: () => {
      if (app.platform === 'weapp')
        app.logs.push({ level: 'warn', text: 'wx.getSystemInfoSync is deprecated' });
      return system();
    },
    getWindowInfo: () => app.handOver(WINDOW),
    getDeviceInfo: () => app.handOver(device),
    getDeviceBaseInfo: () => app.handOver(device),
    getAppBaseInfo: () => app.handOver(appBase(app)),
    getSystemSetting: () =>
      app.handOver({ bluetoothEnabled: true, locationEnabled: true, wifiEnabled: true }),
    getAppAuthorizeSetting: () =>
      app.handOver({
        cameraAuthorized: AUTHORIZED[app.device.permissions['camera'] ?? 'ask'],
        locationAuthorized: 'authorized',
        notificationAuthorized: 'authorized',
      }),
    getMenuButtonBoundingClientRect: () =>
      app.handOver({ top: 48, bottom: 80, left: 281, right: 368, width: 87, height: 32 }),
    getLaunchOptionsSync: () => app.startOptions(),
    getEnterOptionsSync: () => app.startOptions(),
    getAccountInfoSync: () =>
      app.handOver({
        miniProgram: { appId: 'wx0000000000000000', envVersion: 'release', version: '1.0.0' },
      }),
    canIUse: (name: string) => name.split('.')[0] !== undefined && hasApi(app, name),
    nextTick: (run: () => void) => void app.clock.setTimeout(run),
    reportEvent: () => undefined,
    getUpdateManager: () => app.updates.manager,
  };
}

function hasApi(app: App, name: string): boolean {
  const first = name.split('.')[0] ?? '';
  return first in app.api || COMPONENTS.has(first);
}

export function systemCalls(app: App): Calls {
  return {
    getSystemInfo: () => ({ ...WINDOW, ...DEVICES[app.platform], ...appBase(app) }),
    getSystemInfoAsync: () => ({ ...WINDOW, ...DEVICES[app.platform], ...appBase(app) }),
    getNetworkType: () => networkFacts(app),
    getBatteryInfo: () => ({ level: app.device.batteryLevel, isCharging: false }),
    ...accepted(
      'setKeepScreenOn',
      'vibrateShort',
      'vibrateLong',
      'vibrate',
      'hideShareMenu',
      'showShareMenu',
    ),
    ...accepted('setScreenBrightness', 'updateShareMenu'),
  };
}

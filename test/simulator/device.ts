import { SIMULATED } from '../../server/platforms/wechat/settings';
import type { LaunchOptions } from './options';

interface PhoneCall {
  number: string;
}

/** The phone around the app: its settings, its stores and the effects of the app on it. */
export class Device {
  readonly storage: Map<string, string>;
  readonly location: { latitude: number; longitude: number };
  readonly permissions: Record<string, string>;
  readonly language: string;
  readonly fontSizeSetting: number;
  readonly isIphone: boolean;
  theme: 'light' | 'dark';
  privacyAgreed: boolean;
  /** Names of the private interfaces that were called and refused by the privacy guide, in their order. */
  readonly privacyRefusals: string[] = [];
  /** Mobile number of the account that is logged in on this phone. */
  phone = '13800138000';
  /** User of this phone, as the platform's login codes identify them. */
  user = 'user-1';
  clipboard = '';
  networkType = 'wifi';
  batteryLevel = 80;
  /** When the phone knows its position, once it may report it; `off`: location is switched off. */
  fix: 'at once' | 'off' | Promise<void> = 'at once';
  /** Account of the mini-program at WeChat, as the simulated platform knows it. */
  readonly wechatAppId = SIMULATED.mini?.appId ?? '';
  /** What the person does in the platform's payment sheet, once they do it. */
  payment: 'pay' | 'cancel' | Promise<'pay' | 'cancel'> = 'pay';
  /** The page has just been tapped: some calls are only allowed then. */
  touched = false;
  scanResult = '';
  /** Paths (keys of `files`) that the person picks when asked for pictures. */
  photos: string[] = [];
  /** Where the person takes them from; each needs a permission of its own. */
  photosFrom: 'album' | 'camera' = 'album';
  /** Paths of the videos that the person picks. */
  videos: string[] = [];
  /** Contents of the phone's temporary files, by path. */
  readonly files = new Map<string, Buffer>();
  /** Contents of the files that the app has saved, by path: they survive the app. */
  readonly savedFiles: Map<string, Buffer>;
  /** Tab-bar badges by tab index. */
  readonly badges = new Map<number, string>();
  /** Labels that the app has given to tabs, by tab index. */
  readonly tabLabels = new Map<number, string>();
  readonly calls: PhoneCall[] = [];
  readonly calendar: Record<string, unknown>[] = [];
  readonly maps: Record<string, unknown>[] = [];
  readonly subscriptions: string[][] = [];
  readonly shares: unknown[] = [];
  readonly previews: unknown[] = [];
  readonly otherApps: Record<string, unknown>[] = [];
  readonly toasts: { title: string; icon: string }[] = [];
  loading: string | undefined;
  readonly listeners = new Map<string, Set<(event: unknown) => void>>();

  constructor(options: LaunchOptions) {
    this.storage = new Map(
      Object.entries(options.storage ?? {}).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    this.savedFiles = new Map(options.savedFiles ?? []);
    this.location = options.location ?? { latitude: 31.2304, longitude: 121.4737 };
    this.permissions = { ...options.permissions };
    this.privacyAgreed = options.privacyAgreed ?? true;
    this.language = options.device?.language ?? 'zh_CN';
    this.theme = options.device?.theme ?? 'light';
    this.isIphone = options.device?.isIphone ?? false;
    this.fontSizeSetting = options.device?.fontSizeSetting ?? 16;
  }

  /** The privacy guide was agreed to; calls that waited for it continue. */
  agreeToPrivacy(): void {
    this.privacyAgreed = true;
    this.emit('privacyAgreed', undefined);
  }

  allows(scope: string): boolean {
    return this.permissions[scope] !== 'denied';
  }

  /** Registers a listener of a device event such as `networkStatusChange`. */
  on(event: string, listener: (event: unknown) => void): void {
    const known = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, known.add(listener));
  }

  off(event: string, listener?: (event: unknown) => void): void {
    if (listener) this.listeners.get(event)?.delete(listener);
    else this.listeners.delete(event);
  }

  emit(event: string, detail: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(detail);
  }
}

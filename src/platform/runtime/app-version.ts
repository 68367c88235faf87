import { platformOf } from '../system-info/platform-of';
import { APP_TAG } from './user-agent';

/** Facts about the product's own app (specification §3 "App-version info"). */
export interface AppVersionInfo {
  readonly platform: 'iOS' | 'android' | 'harmony';
  /** Version of the system; empty if the user agent does not contain it. */
  readonly systemVersion: string;
  readonly appVersion: string;
}

const NAMES = { IOS: 'iOS', ANDROID: 'android', HARMONY: 'harmony' } as const;

/** Pattern of each system's version. */
const SYSTEM_VERSION = {
  IOS: /\bOS (\d+(?:[._]\d+)*)/,
  ANDROID: /\bAndroid (\d+(?:\.\d+)*)/i,
  HARMONY: /\b(?:OpenHarmony|HarmonyOS)[ /]?(\d+(?:\.\d+)*)/i,
} as const;

/** Reads the app's tag from a user agent; null outside the app, on an unknown system, or with a malformed version. */
export function appVersionOf(agent: string): AppVersionInfo | null {
  const appVersion = APP_TAG.exec(agent)?.[1];
  const system = platformOf(agent);
  if (!appVersion || system === 'OTHER') return null;
  const systemVersion = SYSTEM_VERSION[system].exec(agent)?.[1]?.replace(/_/g, '.') ?? '';
  return { platform: NAMES[system], systemVersion, appVersion };
}

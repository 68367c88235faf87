import type { App } from './app';
import { Failure } from './failure';

/** Names of permissions in `LaunchOptions.permissions`, as each platform's settings spell them. */
const SCOPES = {
  weapp: { location: 'scope.userLocation', album: 'scope.writePhotosAlbum' },
  alipay: { location: 'location', album: 'album', phone: 'phoneNumber', camera: 'camera' },
} as const;

/** Buttons of the platform's question, consent first. */
export const CHOICES = ['允许', '拒绝'];

/** Alipay: refused this time, and refused for good (opendocs.alipay.com, my.getSetting). */
const REFUSED = 2001;
const REFUSED_FOR_GOOD = 2002;
/** WeChat's errno of a missing authorisation. */
const NOT_AUTHORISED = 103;

function refusal(app: App, forGood: boolean): Failure {
  if (app.platform === 'weapp') return new Failure('auth deny', NOT_AUTHORISED);
  return new Failure('用户不允许授权', forGood ? REFUSED_FOR_GOOD : REFUSED);
}

/**
 * Continues once the person allows it; `ask` shows the platform's dialog. WeChat remembers a refusal and never asks
 * again (wx.authorize), Alipay asks again unless set otherwise (my.getSetting).
 * @throws {Failure} when it is refused
 */
export async function permit(app: App, name: string): Promise<void> {
  const { permissions } = app.device;
  if (permissions[name] === 'denied') throw refusal(app, true);
  if (permissions[name] !== 'ask') return;
  const title = `获取${name}`;
  const choice = await app.dialogs.ask({ kind: 'modal', title, content: '', choices: CHOICES });
  if (choice === 0) {
    permissions[name] = 'granted';
    return;
  }
  if (app.platform === 'weapp') permissions[name] = 'denied';
  throw refusal(app, false);
}

/** The person's decisions so far, by the platform's names; what was never asked is missing. */
export function authSetting(app: App): Record<string, boolean> {
  const { permissions } = app.device;
  const scopes = Object.entries(SCOPES[app.platform]);
  return Object.fromEntries(
    scopes
      .filter(([name]) => permissions[name] !== 'ask')
      .map(([name, scope]) => [scope, permissions[name] !== 'denied']),
  );
}

/**
 * The answer to getSetting. WeChat adds the switch of messages where it is asked for (wx.getSetting,
 * `withSubscriptions`); Alipay has none.
 */
export function settingsOf(app: App, { withSubscriptions }: Record<string, unknown>): object {
  const setting = { authSetting: authSetting(app) };
  if (app.platform !== 'weapp' || withSubscriptions !== true) return setting;
  const mainSwitch = app.device.permissions['messages'] !== 'denied';
  return { ...setting, subscriptionsSetting: { mainSwitch } };
}

/** The app's settings page; the test answers whether location is switched on there (0), off (1) or left unchanged (-1). */
export async function openSettings(app: App): Promise<object> {
  const choice = await app.dialogs.ask({
    kind: 'sheet',
    title: '设置',
    content: '',
    choices: ['打开位置信息', '关闭位置信息'],
  });
  if (choice === 0) app.device.permissions['location'] = 'granted';
  if (choice === 1) app.device.permissions['location'] = 'denied';
  return { authSetting: authSetting(app) };
}

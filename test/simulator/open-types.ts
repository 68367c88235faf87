import { randomBytes } from 'node:crypto';
import type { App } from './app';
import { refusalByGuide } from './api/person';
import { messageCard } from './cards';
import { raise } from './events';
import type { PageNode } from './nodes';
import { CHOICES } from './permissions';

/** Name of the permission that a button asks for; undefined where it asks for none. */
function permissionOf(button: PageNode, types: readonly string[]): string | undefined {
  if (types.includes('getPhoneNumber')) return 'phone';
  if (!types.includes('getAuthorize')) return undefined;
  return String(button.attribute('scope') ?? 'phone').replace('Number', '');
}

/** Results of the phone-number button; the provider under test decides whether the code is valid. */
function phoneDetail(app: App, granted: boolean): object {
  if (app.platform === 'alipay') return granted ? {} : { errorMessage: '用户取消授权' };
  const refused = refusalByGuide(app, 'getPhoneNumber');
  if (refused) return refused;
  if (!granted) return { errMsg: 'getPhoneNumber:fail user deny' };
  // Each code works once, and contains the person, so that it matches their login code.
  const code = `phone-code-${app.device.phone}@${app.device.user}-${randomBytes(6).toString('hex')}`;
  return { code, encryptedData: 'encrypted', iv: 'iv', errMsg: 'getPhoneNumber:ok' };
}

function share(app: App, button: PageNode): void {
  const target = { id: button.attribute('id'), dataset: {} };
  const shared = messageCard(app, app.router.current, { from: 'button', target });
  app.device.shares.push(shared);
}

function reportPermission(app: App, button: PageNode, granted: boolean): void {
  const detail = phoneDetail(app, granted);
  if (app.platform === 'weapp') raise(app, button, 'getphonenumber', detail);
  else raise(app, button, granted ? 'getauthorize' : 'error', detail);
}

/**
 * The platform's own question, where nothing was decided. WeChat asks about the number each time (getPhoneNumber); a refusal on
 * either platform is of that time only.
 */
function permitAt(app: App, button: PageNode, permission: string): void {
  const { permissions } = app.device;
  const isRefusedByGuide = app.platform === 'weapp' && !app.device.privacyAgreed;
  if (permissions[permission] !== 'ask' || isRefusedByGuide) {
    reportPermission(app, button, app.device.allows(permission));
    return;
  }
  const title = `获取${permission}`;
  void app.dialogs.ask({ kind: 'modal', title, content: '', choices: CHOICES }).then((choice) => {
    if (choice === 0 && app.platform === 'alipay') permissions[permission] = 'granted';
    reportPermission(app, button, choice === 0);
  });
}

/** What the native side does when a button with `open-type` is tapped. */
export function openTypeAt(app: App, node: PageNode): void {
  const button = node.closest((each) => each.tag === 'button');
  const types = String(button?.attribute('open-type') ?? '').split('|');
  if (!button) return;
  if (types.includes('agreePrivacyAuthorization')) {
    app.device.agreeToPrivacy();
    raise(app, button, 'agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' });
  }
  const permission = permissionOf(button, types);
  if (permission !== undefined) permitAt(app, button, permission);
  if (types.includes('chooseAvatar')) {
    raise(app, button, 'chooseavatar', { avatarUrl: 'http://tmp/avatar.png' });
  }
  if (types.includes('openSetting')) raise(app, button, 'opensetting', { authSetting: {} });
  if (types.includes('share')) share(app, button);
}

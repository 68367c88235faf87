import { randomBytes } from 'node:crypto';
import type { App } from './app';
import { refusalByGuide } from './api/person';
import { messageCard } from './cards';
import { raise } from './events';
import type { PageNode } from './nodes';

/** Results of the phone-number button; the provider under test decides whether the code is valid. */
function phoneDetail(app: App): object {
  const granted = app.device.allows('phone');
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

/** What the native side does when a button with `open-type` is tapped. */
export function openTypeAt(app: App, node: PageNode): void {
  const button = node.closest((each) => each.tag === 'button');
  const types = String(button?.attribute('open-type') ?? '').split('|');
  if (!button) return;
  if (types.includes('agreePrivacyAuthorization')) {
    app.device.agreeToPrivacy();
    raise(app, button, 'agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' });
  }
  if (types.includes('getPhoneNumber')) raise(app, button, 'getphonenumber', phoneDetail(app));
  if (types.includes('getAuthorize')) {
    const granted = app.device.allows(
      String(button.attribute('scope') ?? 'phone').replace('Number', ''),
    );
    raise(app, button, granted ? 'getauthorize' : 'error', phoneDetail(app));
  }
  if (types.includes('chooseAvatar')) {
    raise(app, button, 'chooseavatar', { avatarUrl: 'http://tmp/avatar.png' });
  }
  if (types.includes('openSetting')) raise(app, button, 'opensetting', { authSetting: {} });
  if (types.includes('share')) share(app, button);
}

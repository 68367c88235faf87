import { randomBytes } from 'node:crypto';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import type { App } from '../app';
import { refuseInMoments } from '../entry';
import { Failure } from '../failure';
import { accepted } from './call';
import { openSettings, permit, settingsOf } from '../permissions';
import type { Call, Calls } from './call';

const NOT_DECLARED =
  'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json';
const PRIVACY_ERRNO = 104;

/**
 * Interfaces that WeChat runs only once the privacy guide was agreed to, as listed in
 * developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/miniprogram-intro.html ("开发者处理的信息"); the
 * permissions of `wx.authorize` and the buttons of phone numbers and avatars are among them.
 */
export const PRIVATE_INTERFACES = [
  'authorize',
  'getLocation',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'getFuzzyLocation',
  'choosePoi',
  'chooseLocation',
  'chooseAddress',
  'chooseInvoiceTitle',
  'chooseInvoice',
  'getWeRunData',
  'chooseLicensePlate',
  'chooseImage',
  'chooseMedia',
  'chooseVideo',
  'chooseMessageFile',
  'startRecord',
  'joinVoIPChat',
  'createVKSession',
  'openBluetoothAdapter',
  'createBLEPeripheralServer',
  'saveImageToPhotosAlbum',
  'saveVideoToPhotosAlbum',
  'addPhoneContact',
  'addPhoneRepeatCalendar',
  'addPhoneCalendar',
  'setClipboardData',
  'getClipboardData',
] as const;

type Resolve = (answer: { event?: string; buttonId?: string }) => void;

/** Waits for the guide's answer before a call runs; notes the calls that a refusal ended. */
const behindGuide =
  (app: App, name: string, call: Call): Call =>
  async (options) => {
    if (!app.device.privacyAgreed) {
      try {
        await askForPrivacy(app);
      } catch (refusal) {
        app.device.privacyRefusals.push(name);
        throw refusal;
      }
    }
    return call(options);
  };

/** WeChat's calls, those behind the privacy guide only for somebody who has agreed to it. */
export function withPrivacyGuide(app: App, calls: Calls): Calls {
  const isPrivate = (name: string): boolean =>
    PRIVATE_INTERFACES.some((each) => each === name) || name === 'requirePrivacyAuthorize';
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      isPrivate(name) ? behindGuide(app, name, call) : call,
    ]),
  );
}

/** What a button with a private `open-type` reports where the guide was refused; null once it was agreed to. */
export function refusalByGuide(app: App, name: string): object | null {
  if (app.platform !== 'weapp' || app.device.privacyAgreed) return null;
  app.device.privacyRefusals.push(name);
  const errMsg = `${name}:fail privacy permission is not authorized`;
  return { errMsg, errno: PRIVACY_ERRNO };
}

function askForPrivacy(app: App): Promise<void> {
  const listeners = app.device.listeners.get('needPrivacyAuthorization');
  const [listener] = [...(listeners ?? [])];
  if (!listener) {
    return Promise.reject(new Failure('privacy permission is not authorized', PRIVACY_ERRNO));
  }
  return new Promise((done, refuse) => {
    const resolve: Resolve = (answer) => {
      if (answer.event === 'exposureAuthorization') return;
      if (answer.event === 'agree') {
        app.device.agreeToPrivacy();
        done();
      } else refuse(new Failure('privacy permission is not authorized', PRIVACY_ERRNO));
    };
    (listener as (resolve: Resolve, info: object) => void)(
      resolve,
      app.handOver({ referrer: 'api' }),
    );
  });
}

export function privacySync(app: App): Record<string, unknown> {
  return {
    onNeedPrivacyAuthorization: (listener: (event: unknown) => void) => {
      app.device.off('needPrivacyAuthorization');
      app.device.on('needPrivacyAuthorization', listener);
    },
  };
}

export function privacyCalls(app: App): Calls {
  return {
    getPrivacySetting: () => ({
      needAuthorization: !app.device.privacyAgreed,
      privacyContractName: '《用户隐私保护指引》',
    }),
    ...accepted('requirePrivacyAuthorize', 'openPrivacyContract'),
  };
}

/** WeChat returns numbers, Alipay texts (opendocs.alipay.com, my.getLocation). */
function position(app: App): object {
  const { latitude, longitude } = app.device.location;
  if (app.platform === 'weapp') {
    return { latitude, longitude, accuracy: 30, horizontalAccuracy: 30, speed: 0 };
  }
  const [accuracy, horizontalAccuracy] = ['30', '30'];
  return { latitude: `${latitude}`, longitude: `${longitude}`, accuracy, horizontalAccuracy };
}

async function located(app: App, api: string): Promise<object> {
  const declared = app.manifest.requiredPrivateInfos.includes(api);
  if (app.platform === 'weapp' && !declared) throw new Failure(NOT_DECLARED);
  await permit(app, 'location');
  const { fix } = app.device;
  if (fix === 'off') {
    // Location is switched off on the phone, or for the host app.
    throw app.platform === 'weapp'
      ? new Failure('system permission denied', undefined, { errCode: 2 })
      : new Failure('请确认定位相关权限已开启', 11);
  }
  if (fix !== 'at once') await fix;
  return position(app);
}

/** Location and maps. */
export function locationCalls(app: App): Calls {
  return {
    getLocation: () => located(app, 'getLocation'),
    getFuzzyLocation: () => located(app, 'getFuzzyLocation'),
    chooseLocation: async () => ({
      ...(await located(app, 'chooseLocation')),
      name: '人民广场',
      address: '黄浦区',
    }),
    openLocation: (options) => void app.device.maps.push(options),
  };
}

/** Login codes, permissions, subscriptions. */
export function accountCalls(app: App): Calls {
  const code = (): string => `login-code-${app.device.user}-${randomBytes(6).toString('hex')}`;
  return {
    login: () => {
      refuseInMoments(app);
      return { code: code() };
    },
    getAuthCode: () => ({ authCode: code(), authSuccessScopes: ['auth_base'] }),
    getPhoneNumber: () => {
      if (['denied', 'ask'].includes(app.device.permissions['phone'] ?? 'granted'))
        throw new Failure('用户取消授权', 40003);
      return { response: phoneMessage(app.device.phone) };
    },
    getSetting: (options) => settingsOf(app, options),
    openSetting: () => {
      // Since base library 2.3.0 only a tap may open it (wx.openSetting).
      if (app.platform === 'weapp' && !app.device.touched) {
        throw new Failure('can only be invoked by user TAP gesture.');
      }
      return openSettings(app);
    },
    authorize: ({ scope }) =>
      permit(app, String(scope).includes('Location') ? 'location' : 'album'),
    requestSubscribeMessage: ({ tmplIds, entityIds }) => {
      const wechat = app.platform === 'weapp';
      const ids = (((wechat ? tmplIds : entityIds) ?? []) as unknown[]).map(String);
      if (wechat && !app.device.touched) {
        throw new Failure('can only be invoked by user TAP gesture.', 20005);
      }
      // Five of WeChat's templates a time, three of Alipay's.
      if (!ids.length || ids.length > (wechat ? 5 : 3))
        throw new Failure('invalid templates', 10001);
      app.device.subscriptions.push(ids);
      const answer = app.device.allows('subscribe') ? 'accept' : 'reject';
      const subscribed = answer === 'accept' ? ids : [];
      if (app.platform === 'alipay')
        return { behavior: 'subscribe', result: { subscribedEntityIds: subscribed } };
      return Object.fromEntries(ids.map((id) => [id, answer]));
    },
    ...accepted('checkSession'),
  };
}

import type { App } from '../app';
import { refuseInMoments } from '../entry';
import { Failure } from '../failure';
import { accepted } from './call';
import type { Calls } from './call';

const NOT_DECLARED =
  'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json';
const PRIVACY_ERRNO = 104;

type Resolve = (answer: { event?: string; buttonId?: string }) => void;

/** WeChat's privacy gate: asks the app's own guide and waits for the person's answer. */
export function privacyGate(app: App): (run: () => unknown) => Promise<unknown> {
  return async (run) => {
    if (app.platform === 'weapp' && !app.device.privacyAgreed) await askForPrivacy(app);
    return run();
  };
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
    requirePrivacyAuthorize: () => privacyGate(app)(() => ({})),
    ...accepted('openPrivacyContract'),
  };
}

function located(app: App, api: string): object {
  const declared = app.manifest.requiredPrivateInfos.includes(api);
  if (app.platform === 'weapp' && !declared) throw new Failure(NOT_DECLARED);
  if (!app.device.allows('location')) {
    const code = app.platform === 'alipay' ? 11 : 3;
    throw new Failure(app.platform === 'alipay' ? '用户不允许授权' : 'auth deny', code);
  }
  return { ...app.device.location, accuracy: 30, horizontalAccuracy: 30, speed: 0 };
}

/** Location and maps. */
export function locationCalls(app: App): Calls {
  const gate = privacyGate(app);
  return {
    getLocation: () => gate(() => located(app, 'getLocation')),
    getFuzzyLocation: () => gate(() => located(app, 'getFuzzyLocation')),
    chooseLocation: () =>
      gate(() => ({ ...located(app, 'chooseLocation'), name: '人民广场', address: '黄浦区' })),
    openLocation: (options) => void app.device.maps.push(options),
  };
}

function authSetting(app: App): object {
  const scopes = { 'scope.userLocation': 'location', 'scope.writePhotosAlbum': 'album' };
  const known = Object.entries(scopes).filter(([, name]) => app.device.permissions[name]);
  return Object.fromEntries(known.map(([scope, name]) => [scope, app.device.allows(name)]));
}

/** Login codes, permissions, subscriptions. */
export function accountCalls(app: App): Calls {
  let codes = 0;
  const code = (): string => `login-code-${app.device.user}-${++codes}`;
  return {
    login: () => {
      refuseInMoments(app);
      return { code: code() };
    },
    getAuthCode: () => ({ authCode: code(), authSuccessScopes: ['auth_base'] }),
    getPhoneNumber: () => {
      if (!app.device.allows('phone')) throw new Failure('用户取消授权', 40003);
      return { response: `phone-code-${app.device.phone}`, sign: 'sign' };
    },
    getSetting: () => ({
      authSetting: authSetting(app),
      subscriptionsSetting: { mainSwitch: true },
    }),
    openSetting: () => ({ authSetting: authSetting(app) }),
    authorize: ({ scope }) => {
      if (!app.device.allows(String(scope).includes('Location') ? 'location' : 'album')) {
        throw new Failure('auth deny');
      }
    },
    requestSubscribeMessage: ({ tmplIds, entityIds }) => {
      const ids = ((tmplIds ?? entityIds ?? []) as unknown[]).map(String);
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

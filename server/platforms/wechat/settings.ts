import { lastGood, ignoreReport } from '../last-good';
import type { ProblemReport } from '../last-good';
import { secretOf, wholeOrNone } from '../secrets';
import type { Env, Secret } from '../secrets';

/** An account that WeChat issued: a mini-program or a service account. */
export interface WeChatAccount {
  readonly appId: string;
  readonly secret: Secret;
}

/** Which build of the mini-program messages, codes and links open. */
export type MiniState = 'release' | 'trial' | 'develop';

/**
 * What a web login asks for. `base` needs no consent and answers no unionid; `userinfo` asks the person once.
 * (doc/service/api/webdev/access/api_snsaccesstoken)
 */
export type WebScope = 'base' | 'userinfo';

/** The operator's settings of WeChat. */
export interface WeChatSettings {
  /** The mini-program; null where there is none. */
  readonly mini: WeChatAccount | null;
  /** The service account for the web site's login and share menu. */
  readonly web: WeChatAccount | null;
  readonly webScope: WebScope;
  /** The message-push address of the mini-program. */
  readonly push: { readonly token: Secret; readonly aesKey: Secret } | null;
  readonly miniState: MiniState;
  /** Origin of the API; one other than WeChat's own is a proxy with a fixed IP address. */
  readonly apiOrigin: string;
  /** Origin of the page on which a browser's user authorizes. */
  readonly openOrigin: string;
  /** Whether users' texts are checked before they are stored. */
  readonly checksTexts: boolean;
  /** Origin at which WeChat fetches the pictures that it checks; null: it checks none. */
  readonly pictureOrigin: string | null;
  /** Hosts besides the product's sites whose pages are signed for the share menu. */
  readonly pageHosts: readonly string[];
  /** Simulated by the provider itself, outside live only. */
  readonly simulated: boolean;
}

const API_ORIGIN = 'https://api.weixin.qq.com';
const OPEN_ORIGIN = 'https://open.weixin.qq.com';
const ORIGIN = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;
const APP_ID = /^wx[0-9a-f]{16}$/;
const PUSH_TOKEN = /^[0-9A-Za-z]{3,32}$/;
const AES_KEY = /^[0-9A-Za-z]{43}$/;
const MINI_STATES: readonly string[] = ['release', 'trial', 'develop'];

function appIdOf(env: Env, name: string): string | null {
  const value = env[name] || null;
  if (value !== null && !APP_ID.test(value))
    throw new Error(`${name} must be the app id that WeChat issued: wx and 16 digits or a–f.`);
  return value;
}

function accountOf(env: Env, kind: 'MINI' | 'WEB', report: ProblemReport): WeChatAccount | null {
  const id = `WECHAT_${kind}_APP_ID`;
  const secret = `WECHAT_${kind}_APP_SECRET`;
  const read = secretOf(env, secret);
  const whole = wholeOrNone({
    [id]: appIdOf(env, id),
    [secret]: read && lastGood(secret, read, () => undefined, report),
  });
  return whole && { appId: whole[id] as string, secret: whole[secret] as Secret };
}

function shaped(
  env: Env,
  name: string,
  shape: RegExp,
  says: string,
  report: ProblemReport,
): Secret | null {
  const read = secretOf(env, name);
  const check = (text: string): void => {
    if (!shape.test(text)) throw new Error(`${name} must be ${says}.`);
  };
  return read && lastGood(name, read, check, report);
}

function pushOf(env: Env, report: ProblemReport): WeChatSettings['push'] {
  const [token, key] = ['WECHAT_PUSH_TOKEN', 'WECHAT_PUSH_AES_KEY'] as const;
  const keySays = 'the 43 letters and digits of the console';
  const whole = wholeOrNone({
    [token]: shaped(env, token, PUSH_TOKEN, '3 to 32 letters and digits', report),
    [key]: shaped(env, key, AES_KEY, keySays, report),
  });
  return whole && { token: whole[token], aesKey: whole[key] };
}

function originIn(env: Env, name: string, usual: string): string {
  const value = env[name] || usual;
  if (!ORIGIN.test(value)) throw new Error(`${name} must be an https origin without a path.`);
  return value;
}

function pictureOriginIn(env: Env, { mini, push }: Pick<WeChatSettings, 'mini' | 'push'>) {
  const name = 'WECHAT_PICTURE_HOST';
  if (!env[name]) return null;
  if (!mini || !push)
    throw new Error(
      `${name} does nothing without WECHAT_MINI_APP_ID, WECHAT_PUSH_TOKEN and their secrets, as results are pushed.`,
    );
  return originIn(env, name, '');
}

function miniStateIn(env: Env): MiniState {
  const value = env.WECHAT_MINI_STATE || 'release';
  if (!MINI_STATES.includes(value))
    throw new Error(`WECHAT_MINI_STATE must be ${MINI_STATES.join(', ')}, not "${value}".`);
  return value as MiniState;
}

function webScopeIn(env: Env): WebScope {
  const value = env.WECHAT_WEB_SCOPE || 'base';
  if (value !== 'base' && value !== 'userinfo')
    throw new Error(`WECHAT_WEB_SCOPE must be base or userinfo, not "${value}".`);
  return value;
}

/** Ids and secrets of the accounts that the simulated WeChat knows. */
export const SIMULATED: Pick<WeChatSettings, 'mini' | 'web' | 'push'> = {
  mini: { appId: 'wx5f0000000000051a', secret: () => 'simulated-secret-of-the-mini-program' },
  web: { appId: 'wx5f0000000000051b', secret: () => 'simulated-secret-of-the-service-account' },
  push: { token: () => 'simulatedPushToken', aesKey: () => 'simulatedPushKey'.padEnd(43, '0') },
};

/** Path of the simulated WeChat for browsers, on the provider's own host. */
export const SIMULATED_PATH = '/dev/wx';

/**
 * Reads the settings of WeChat. Outside live, without any, WeChat is simulated; in live what is not set is unavailable.
 * @throws Error that names what is missing in an incomplete configuration, or wrong
 */
export function readWeChatSettings(
  env: Env,
  isLive: boolean,
  report: ProblemReport = ignoreReport,
): WeChatSettings {
  const [mini, web] = [accountOf(env, 'MINI', report), accountOf(env, 'WEB', report)];
  const push = pushOf(env, report);
  if (push && !mini)
    throw new Error('WECHAT_PUSH_TOKEN does nothing without WECHAT_MINI_APP_ID and its secret.');
  const simulated = !isLive && mini === null && web === null;
  const accounts = simulated ? SIMULATED : { mini, web, push };
  return {
    ...accounts,
    miniState: miniStateIn(env),
    apiOrigin: originIn(env, 'WECHAT_API_ORIGIN', API_ORIGIN),
    openOrigin: simulated ? SIMULATED_PATH : originIn(env, 'WECHAT_OPEN_ORIGIN', OPEN_ORIGIN),
    webScope: webScopeIn(env),
    checksTexts: env.WECHAT_TEXT_CHECKS === '1',
    pictureOrigin: pictureOriginIn(env, accounts),
    pageHosts: (env.WECHAT_PAGE_HOSTS ?? '').split(',').filter(Boolean),
    simulated,
  };
}

import { ignoreReport, lastGood } from '../../last-good';
import type { ProblemReport } from '../../last-good';
import { secretOf } from '../../secrets';
import type { Env, Secret } from '../../secrets';
import { certificateOf, merchantKeyOf } from './merchant-key';
import type { MerchantKey } from './merchant-key';
import { createPlatformKeys } from './platform-keys';
import type { PlatformKeys } from './platform-keys';
import { privateKeyOf, publicKeyOf } from '../../rsa-keys';
import { API_V3_KEY_BYTES } from './resource-cipher';

/** The operator's settings of WeChat Pay. */
export interface WeChatPaySettings {
  readonly mchid: string;
  /** Signs requests. */
  readonly merchant: () => MerchantKey;
  /** Opens callbacks. */
  readonly apiV3Key: Secret;
  /** Verify answers and callbacks. */
  readonly keys: PlatformKeys;
  /** Origin of the provider as WeChat Pay reaches it, for callbacks. */
  readonly notifyOrigin: string;
  readonly apiOrigin: string;
  /** Whether the merchant has been granted H5 payment, for browsers outside the messaging app. */
  readonly takesH5: boolean;
}

const API_ORIGIN = 'https://api.mch.weixin.qq.com';
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?$/;
const ORIGIN = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;
const MCHID = /^\d{8,10}$/;

const NAME = {
  mchid: 'WECHAT_PAY_MCH_ID',
  key: 'WECHAT_PAY_KEY',
  certificate: 'WECHAT_PAY_CERTIFICATE',
  apiV3Key: 'WECHAT_PAY_API_V3_KEY',
  publicKeyId: 'WECHAT_PAY_PUBLIC_KEY_ID',
  publicKey: 'WECHAT_PAY_PUBLIC_KEY',
  platformCertificates: 'WECHAT_PAY_PLATFORM_CERTIFICATES',
  notifyOrigin: 'WECHAT_PAY_NOTIFY_HOST',
} as const;

function isApiV3Key(text: string): void {
  if (Buffer.byteLength(text) !== API_V3_KEY_BYTES)
    throw new Error(`has to have ${API_V3_KEY_BYTES} characters.`);
}

/** A secret that is checked now and whenever it is replaced. */
function checked(
  env: Env,
  name: string,
  check: (text: string) => unknown,
  report: ProblemReport,
): Secret | null {
  const read = secretOf(env, name);
  if (read === null) return null;
  try {
    return lastGood(name, read, check, report);
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

function matching(env: Env, name: string, shape: RegExp, says: string): string | null {
  const value = env[name] || null;
  if (value !== null && !shape.test(value)) throw new Error(`${name} must be ${says}.`);
  return value;
}

/** All values of a set-up that has begun. @throws Error that names what is missing */
function whole<Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): { readonly [Part in keyof Parts]: NonNullable<Parts[Part]> } {
  const missing = Object.keys(parts).filter((name) => parts[name] === null);
  if (missing.length > 0)
    throw new Error(
      `WeChat Pay is half set up: set ${missing.join(', ')} too (docs/operating.md).`,
    );
  return parts as { [Part in keyof Parts]: NonNullable<Parts[Part]> };
}

function publicKeyIn(env: Env, report: ProblemReport): { id: Secret; text: Secret } | null {
  const id = checked(env, NAME.publicKeyId, () => undefined, report);
  const text = checked(env, NAME.publicKey, publicKeyOf, report);
  if (id === null && text === null) return null;
  const given = whole({ [NAME.publicKeyId]: id, [NAME.publicKey]: text });
  return { id: given[NAME.publicKeyId] as Secret, text: given[NAME.publicKey] as Secret };
}

/**
 * Reads the settings of WeChat Pay; null where none is set.
 * @param now ms
 * @throws Error that names what is missing in an incomplete configuration, or wrong
 */
export function readWeChatPaySettings(
  env: Env,
  now: () => number,
  report: ProblemReport = ignoreReport,
): WeChatPaySettings | null {
  const begun = Object.keys(env).some((name) => name.startsWith('WECHAT_PAY_') && env[name]);
  if (!begun) return null;
  const publicKey = publicKeyIn(env, report);
  const certificates = env[NAME.platformCertificates] || null;
  const isVerified = publicKey || certificates ? true : null;
  const given = whole({
    [NAME.mchid]: matching(env, NAME.mchid, MCHID, 'the digits of the merchant platform'),
    [NAME.key]: checked(env, NAME.key, privateKeyOf, report),
    [NAME.certificate]: checked(env, NAME.certificate, certificateOf, report),
    [NAME.apiV3Key]: checked(env, NAME.apiV3Key, isApiV3Key, report),
    [NAME.notifyOrigin]: matching(env, NAME.notifyOrigin, HTTPS, 'an https origin without a path'),
    [`${NAME.publicKeyId} and its key (or ${NAME.platformCertificates})`]: isVerified,
  });
  const merchant = merchantKeyOf(
    given[NAME.key] as Secret,
    given[NAME.certificate] as Secret,
    report,
  );
  return {
    mchid: given[NAME.mchid] as string,
    merchant,
    apiV3Key: given[NAME.apiV3Key] as Secret,
    keys: createPlatformKeys({ publicKey, certificates }, () => merchant().serial, now, report),
    notifyOrigin: given[NAME.notifyOrigin] as string,
    apiOrigin:
      matching(env, 'WECHAT_PAY_API_ORIGIN', ORIGIN, 'an https origin without a path') ??
      API_ORIGIN,
    takesH5: env.WECHAT_PAY_H5 === '1',
  };
}

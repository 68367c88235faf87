import { lastGood, ignoreReport } from '../last-good';
import type { ProblemReport } from '../last-good';
import { secretOf, wholeOrNone } from '../secrets';
import type { Env, Secret } from '../secrets';
import { certificatesIn, leafIn, rootSerialOf } from './certificates';
import { isPairOf, privateKeyOf, publicKeyOf } from '../rsa-keys';
import { readAlipayPaySettings } from './pay/settings';
import type { AlipayPaySettings } from './pay/settings';

/** How Alipay's answers are verified, as set in the console under "interface signing". */
export type AlipayTrust =
  | { readonly kind: 'key'; readonly publicKey: Secret }
  | {
      readonly kind: 'certificates';
      /** `appCertPublicKey_*.crt`: ours. */
      readonly app: Secret;
      /** `alipayRootCert.crt`. */
      readonly root: Secret;
      /** `alipayCertPublicKey_RSA2.crt`: Alipay's. */
      readonly alipay: Secret;
    };

/** An application that Alipay issued. */
export interface AlipayApp {
  readonly appId: string;
  readonly privateKey: Secret;
  readonly trust: AlipayTrust;
  /** Decrypts phone numbers ("interface content encryption"); null: no one-tap login. */
  readonly aesKey: Secret | null;
}

/** The content check, which Alipay charges for. */
export interface ContentCheckSettings {
  readonly tenants: string;
  readonly products: string;
}

/** The operator's settings of Alipay. */
export interface AlipaySettings {
  /** The mini-program; null where there is none. */
  readonly mini: AlipayApp | null;
  /** The web application for the site's login. */
  readonly web: AlipayApp | null;
  /** URL of the gateway. */
  readonly gateway: string;
  /** The page on which a browser's user authorizes. */
  readonly authorizeUrl: string;
  readonly contentCheck: ContentCheckSettings | null;
  /** Origin at which Alipay fetches the pictures that it checks; null: it checks none. */
  readonly pictureOrigin: string | null;
  /** The payment; null where none is set up. */
  readonly pay: AlipayPaySettings | null;
  /** Simulated by the provider itself, outside live only. */
  readonly simulated: boolean;
}

const GATEWAY = 'https://openapi.alipay.com/gateway.do';
const AUTHORIZE = 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm';
const APP_ID = /^\d{16}$/;
/** http is only allowed on this machine. */
const ADDRESS = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/[\w./-]*$/;
/** The same without a path. */
const ORIGIN = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;
/** Bytes of an AES key. */
const AES_BYTES = [16, 24, 32];
/** Services of the content check for public texts. */
const PRODUCTS = 'TJ_POLITICS_MC,TJ_PORN,TJ_ILLEGAL,TJ_TERRORISM,TJ_ABUSES';

/** Checks a secret, now and when it is replaced; the error contains its name, never its value. */
function checked(
  name: string,
  secret: Secret,
  check: (text: string) => unknown,
  report: ProblemReport,
): Secret {
  try {
    return lastGood(name, secret, check, report);
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : 'cannot be read'}.`);
  }
}

/** The bytes of an AES key. @throws Error where it is none */
export function aesKeyOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (!AES_BYTES.includes(bytes.length)) throw new Error('is no base64 AES key');
  return bytes;
}

function certificateTrust(
  names: Readonly<Record<'app' | 'root' | 'alipay', string>>,
  found: Readonly<Record<string, Secret>>,
  privateKey: Secret,
  report: ProblemReport,
): AlipayTrust {
  const of = (name: string, check: (text: string) => unknown): Secret =>
    checked(name, found[name] as Secret, check, report);
  return {
    kind: 'certificates',
    app: of(names.app, (text) => {
      if (!isPairOf(leafIn(text).publicKey, privateKeyOf(privateKey())))
        throw new Error('is not the certificate of the private key');
    }),
    root: of(names.root, (text) => {
      if (rootSerialOf(text) === '') throw new Error('holds no RSA certificate');
    }),
    alipay: of(names.alipay, certificatesIn),
  };
}

function trustOf(
  env: Env,
  prefix: string,
  privateKey: Secret,
  report: ProblemReport,
): AlipayTrust | null {
  const keyName = `${prefix}_ALIPAY_PUBLIC_KEY`;
  const names = {
    app: `${prefix}_APP_CERT`,
    root: `${prefix}_ROOT_CERT`,
    alipay: `${prefix}_ALIPAY_CERT`,
  };
  const publicKey = secretOf(env, keyName);
  const certificates = wholeOrNone(
    Object.fromEntries(Object.values(names).map((name) => [name, secretOf(env, name)])),
  );
  if (publicKey && certificates)
    throw new Error(`Set ${keyName} or ${Object.values(names).join(', ')}, not both.`);
  if (certificates) return certificateTrust(names, certificates, privateKey, report);
  if (!publicKey) return null;
  const isOwn = (text: string): void => {
    if (isPairOf(publicKeyOf(text), privateKeyOf(privateKey())))
      throw new Error('is the application’s own public key; Alipay’s is beside it in the console');
  };
  return { kind: 'key', publicKey: checked(keyName, publicKey, isOwn, report) };
}

function appOf(env: Env, kind: 'MINI' | 'WEB', report: ProblemReport): AlipayApp | null {
  const prefix = `ALIPAY_${kind}`;
  const [idName, keyName, aesName] = [
    `${prefix}_APP_ID`,
    `${prefix}_PRIVATE_KEY`,
    `${prefix}_AES_KEY`,
  ];
  const begun = Object.keys(env).filter((name) => name.startsWith(`${prefix}_`) && env[name]);
  if (begun.length === 0) return null;
  const id = env[idName] || null;
  if (id !== null && !APP_ID.test(id))
    throw new Error(`${idName} must be the 16 digits of the console.`);
  const given = secretOf(env, keyName);
  const key = given && checked(keyName, given, privateKeyOf, report);
  const trust = key && trustOf(env, prefix, key, report);
  const trustName = `${prefix}_ALIPAY_PUBLIC_KEY (or the three certificates)`;
  const missing = Object.entries({ [idName]: id, [keyName]: key, [trustName]: key ? trust : true })
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  if (id === null || key === null || !trust)
    throw new Error(
      `${begun.join(', ')} alone does nothing: set ${missing.join(', ')} too (docs/operating.md).`,
    );
  const aesKey = secretOf(env, aesName);
  return {
    appId: id,
    privateKey: key,
    trust,
    aesKey: aesKey && checked(aesName, aesKey, aesKeyOf, report),
  };
}

function addressIn(env: Env, name: string, usual: string): string {
  const value = env[name] || usual;
  if (!ADDRESS.test(value)) throw new Error(`${name} must be an https address without a query.`);
  return value;
}

function contentCheckIn(env: Env, mini: AlipayApp | null): ContentCheckSettings | null {
  const tenants = env.ALIPAY_CONTENT_TENANTS || null;
  if (tenants === null) return null;
  if (!mini)
    throw new Error('ALIPAY_CONTENT_TENANTS does nothing without ALIPAY_MINI_APP_ID and its keys.');
  return { tenants, products: env.ALIPAY_CONTENT_PRODUCTS || PRODUCTS };
}

function pictureOriginIn(env: Env): string | null {
  const value = env.ALIPAY_PICTURE_HOST || null;
  if (value === null) return null;
  if (!env.ALIPAY_CONTENT_TENANTS)
    throw new Error('ALIPAY_PICTURE_HOST does nothing without ALIPAY_CONTENT_TENANTS.');
  if (!ORIGIN.test(value))
    throw new Error('ALIPAY_PICTURE_HOST must be an https origin without a path.');
  return value;
}

/** Applications of the simulated Alipay, from `server/platforms/simulated/alipay`. */
export interface SimulatedApps {
  readonly mini: AlipayApp;
  readonly web: AlipayApp;
  readonly authorizeUrl: string;
  /** Address of the gateway for browsers. */
  readonly gateway: string;
  readonly pay: AlipayPaySettings;
}

/**
 * Reads the settings of Alipay. Outside live, without any, Alipay is simulated; in live what is not set is unavailable.
 * @throws Error that names what is missing in an incomplete configuration, or wrong
 */
export function readAlipaySettings(
  env: Env,
  simulation: SimulatedApps | null,
  report: ProblemReport = ignoreReport,
): AlipaySettings {
  const [mini, web] = [appOf(env, 'MINI', report), appOf(env, 'WEB', report)];
  const simulated = simulation !== null && mini === null && web === null;
  return {
    mini: simulated ? simulation.mini : mini,
    web: simulated ? simulation.web : web,
    gateway: simulated ? simulation.gateway : addressIn(env, 'ALIPAY_GATEWAY', GATEWAY),
    authorizeUrl: simulated
      ? simulation.authorizeUrl
      : addressIn(env, 'ALIPAY_AUTHORIZE_URL', AUTHORIZE),
    contentCheck: contentCheckIn(env, mini),
    pictureOrigin: pictureOriginIn(env),
    pay: simulated
      ? simulation.pay
      : readAlipayPaySettings(env, { mini: mini !== null, web: web !== null }),
    simulated,
  };
}

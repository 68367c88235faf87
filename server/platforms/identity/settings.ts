import type { Env, Secret } from '../secrets';
import { secretOf, wholeOrNone } from '../secrets';

/** How the operator's identity verification is reached. */
export interface IdentitySettings {
  /** Origin of the service. */
  readonly origin: string;
  readonly keyId: string;
  readonly keySecret: Secret;
}

/** Public address of Alibaba Cloud's service. */
const ORIGIN = 'https://cloudauth.aliyuncs.com';

function readOrigin(value: string, isLive: boolean): string {
  const address = URL.canParse(value) ? new URL(value) : null;
  const isWeb = address?.protocol === 'https:' || (!isLive && address?.protocol === 'http:');
  if (!isWeb || address.origin !== value)
    throw new Error(
      `IDENTITY_CHECK_URL must be an origin such as ${ORIGIN}, without a path, not "${value}".`,
    );
  return value;
}

/**
 * Settings of the identity check; null where the operator has none, so that no name and number is sent anywhere.
 * @param isLive outside live a service on the same machine may do without TLS
 * @throws Error that names what is missing or wrong; it never repeats a secret
 */
export function readIdentitySettings(env: Env, isLive: boolean): IdentitySettings | null {
  const { IDENTITY_CHECK_URL: url, IDENTITY_CHECK_KEY_ID: keyId }: Env = env;
  const parts = wholeOrNone({
    IDENTITY_CHECK_KEY_ID: keyId || null,
    IDENTITY_CHECK_KEY_SECRET: secretOf(env, 'IDENTITY_CHECK_KEY_SECRET'),
  });
  if (parts === null && url)
    throw new Error(
      'IDENTITY_CHECK_URL alone does nothing: set IDENTITY_CHECK_KEY_ID, IDENTITY_CHECK_KEY_SECRET too (docs/operating.md).',
    );
  return (
    parts && {
      origin: readOrigin(url || ORIGIN, isLive),
      keyId: parts.IDENTITY_CHECK_KEY_ID,
      keySecret: parts.IDENTITY_CHECK_KEY_SECRET,
    }
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import type { ProblemReport } from '../../last-good';
import { publicKeyOf } from '../../rsa-keys';
import type { Secret } from '../../secrets';
import { certificateOf } from './merchant-key';

/** The platform's key by which answers and callbacks are verified, with the time in which it is valid, ms. */
interface PlatformKey {
  readonly key: KeyObject;
  readonly from: number;
  readonly to: number;
}

/** Where the platform's keys are. While a merchant changes from certificates to the public key, both are set. */
export interface PlatformKeySources {
  /** The public key and its id (`PUB_KEY_ID_…`); it has no end. */
  readonly publicKey: { readonly id: Secret; readonly text: Secret } | null;
  /** A directory of `*.pem` with the platform's certificates. */
  readonly certificates: string | null;
}

/** The platform's keys by their numbers. */
export interface PlatformKeys {
  /** Number of the key by which the platform is asked to sign (`Wechatpay-Serial` of a request). */
  current(): string;
  /** The key of a number; null where it is unknown, ended, or our own. An unknown one has the files read again. */
  find(serial: string): KeyObject | null;
}

const PUBLIC_KEY_ID = /^PUB_KEY_ID_\d{1,64}$/;
/** ms after which files are read again, so that a removed certificate is no longer trusted. */
const FRESH = 60_000;
/** ms between two readings because of unknown numbers, which anybody can send. */
const LEAST_APART = 1_000;

function certificatesIn(folder: string): Map<string, PlatformKey> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pem'));
  const found = new Map<string, PlatformKey>();
  for (const name of names) {
    try {
      const certificate = certificateOf(readFileSync(join(folder, name), 'utf8'));
      found.set(certificate.serialNumber, {
        key: certificate.publicKey,
        from: Date.parse(certificate.validFrom),
        to: Date.parse(certificate.validTo),
      });
    } catch {
      throw new Error(`WECHAT_PAY_PLATFORM_CERTIFICATES: ${name} is no certificate.`);
    }
  }
  return found;
}

function load({ publicKey, certificates }: PlatformKeySources): Map<string, PlatformKey> {
  const found =
    certificates === null ? new Map<string, PlatformKey>() : certificatesIn(certificates);
  if (publicKey) {
    const id = publicKey.id();
    if (!PUBLIC_KEY_ID.test(id))
      throw new Error(
        'WECHAT_PAY_PUBLIC_KEY_ID must be PUB_KEY_ID_ and digits, as the console shows it.',
      );
    found.set(id, { key: publicKeyOf(publicKey.text()), from: -Infinity, to: Infinity });
  }
  if (found.size === 0) throw new Error('WECHAT_PAY_PLATFORM_CERTIFICATES holds no *.pem file.');
  return found;
}

/**
 * @param ownSerial number of the merchant's own certificate, which never signs for the platform
 * @param now ms
 * @throws Error where the files cannot be read at the start; later the last good keys stay in use
 */
export function createPlatformKeys(
  sources: PlatformKeySources,
  ownSerial: () => string,
  now: () => number,
  report: ProblemReport,
): PlatformKeys {
  let keys = load(sources);
  let readAt = now();
  let reported = '';

  function reload(): void {
    readAt = now();
    try {
      keys = load(sources);
      reported = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'cannot be read.';
      const message = `WeChat Pay’s keys: ${reason} The last good ones stay in use.`;
      if (message !== reported) report(message);
      reported = message;
    }
  }

  const isValid = ({ from, to }: PlatformKey): boolean => from <= now() && now() < to;
  const refresh = (after: number): void => {
    if (Math.abs(now() - readAt) >= after) reload();
  };

  return {
    current() {
      refresh(FRESH);
      const valid = [...keys].filter(([, key]) => isValid(key));
      const id = valid.find(([serial]) => PUBLIC_KEY_ID.test(serial))?.[0];
      const [newest] = valid.sort(([, a], [, b]) => b.from - a.from);
      return id ?? newest?.[0] ?? '';
    },
    find(serial) {
      if (serial === ownSerial()) return null;
      refresh(FRESH);
      if (!keys.has(serial)) refresh(LEAST_APART);
      const found = keys.get(serial);
      return found && isValid(found) ? found.key : null;
    },
  };
}

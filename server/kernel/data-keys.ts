import { randomBytes } from 'node:crypto';
import { persistedSecret } from './persisted-secret';

/** A key that seals stored values; each value contains the key's id. */
export interface DataKey {
  readonly id: string;
  /** 32 bytes. */
  readonly secret: Buffer;
}

/** The first key seals, all of them open. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const FILE = 'data.key';
const KEY = /^([a-z0-9]{1,16}):([A-Za-z0-9_-]{43})$/;

/**
 * Reads `id:secret,…`: ids of small letters and digits, secrets of 32 bytes as base64url, the key in use first.
 * @throws Error naming the setting and what is wrong with it, never the secret
 */
export function readDataKeys(setting: string): DataKeys {
  const keys = setting.split(',').map((text, index) => {
    const [, id, secret] = KEY.exec(text.trim()) ?? [];
    if (id === undefined || secret === undefined)
      throw new Error(
        `DATA_KEYS: entry ${index + 1} must be id:secret, a name of small letters and digits and 32 bytes as base64url.`,
      );
    return { id, secret: Buffer.from(secret, 'base64url') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.size < keys.length) throw new Error('DATA_KEYS: two entries have the same id.');
  return keys as unknown as DataKeys;
}

/** The keys of the setting, or one that is generated once and stored in the data directory. */
export const loadDataKeys = (setting: string | null, dataDir: string): DataKeys =>
  readDataKeys(
    setting ??
      persistedSecret(dataDir, FILE, () => `local:${randomBytes(32).toString('base64url')}`),
  );

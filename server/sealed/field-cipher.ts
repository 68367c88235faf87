import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKeys } from '../kernel/data-keys';

/** A stored value that only a holder of the data keys can read; the empty text stays empty. */
export type Sealed = string & { readonly sealed: true };

/** An erased or missing value. */
export const NOTHING = '' as Sealed;

/** Encrypts the columns that identify a person or open a session: document numbers, mobiles, session secrets. */
export interface FieldCipher {
  /** A different text each time, so that equal values cannot be recognised. */
  seal(text: string): Sealed;
  /**
   * The plain text of a value that any of the keys sealed. A value from before columns were sealed is returned
   * unchanged.
   * @throws Error where the key is missing or the value was altered
   */
  open(stored: string): string;
  /** Keyed hash for looking a mobile up and keeping it unique; it never changes. */
  mobileKey(mobile: string): string;
}

/** Prefix and format of a sealed value: `e1.<key id>.<base64url of IV, ciphertext and tag>`. */
export const SEALED_PREFIX = 'e1.';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Prefix of every value that a key sealed. */
export const prefixOf = (keyId: string): string => `${SEALED_PREFIX}${keyId}.`;

/**
 * @param keys the first key seals, all of them open
 * @param lookupKey key of the hashes by which values are found; changing it loses every account
 */
export function createFieldCipher(keys: DataKeys, lookupKey: Buffer): FieldCipher {
  const [current] = keys;
  const byId = new Map(keys.map((key) => [key.id, key.secret]));
  const prefix = prefixOf(current.id);
  return {
    seal(text) {
      if (text === '') return NOTHING;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.secret, iv);
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return (prefix + Buffer.concat(parts).toString('base64url')) as Sealed;
    },
    open(stored) {
      if (!stored.startsWith(SEALED_PREFIX)) return stored;
      const end = stored.indexOf('.', SEALED_PREFIX.length);
      const id = stored.slice(SEALED_PREFIX.length, end);
      const secret = byId.get(id);
      if (!secret) throw new Error(`A stored value is sealed with the key "${id}" of DATA_KEYS.`);
      const bytes = Buffer.from(stored.slice(end + 1), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    mobileKey: (mobile) =>
      createHmac('sha256', lookupKey).update(`mobile:${mobile}`).digest('base64url'),
  };
}

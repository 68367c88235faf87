import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Bytes of the authentication tag, which follows the ciphertext. */
const TAG = 16;
/** Bytes of the key. */
export const API_V3_KEY_BYTES = 32;

/** The sealed part of a callback. */
export interface SealedResource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data: string;
}

/** Seals a text as the platform does. */
export function sealResource(
  apiV3Key: string,
  text: string,
  nonce: string,
  associated: string,
): SealedResource {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(apiV3Key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(associated));
  const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    ciphertext: Buffer.concat(sealed).toString('base64'),
    nonce,
    associated_data: associated,
  };
}

/** The text of a sealed resource; null where it is not sealed by this key. */
export function openResource(apiV3Key: string, sealed: SealedResource): string | null {
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  const nonce = Buffer.from(sealed.nonce);
  if (bytes.length <= TAG || nonce.length === 0) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(apiV3Key), nonce, {
      authTagLength: TAG,
    });
    decipher.setAAD(Buffer.from(sealed.associated_data));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
    const text = decipher.update(bytes.subarray(0, bytes.length - TAG));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-cbc';
const RANDOM_BYTES = 16;
const LENGTH_BYTES = 4;
/** Bytes of a padding block, instead of AES's 16. */
const BLOCK = 32;

/** Decodes the key that the console shows as 43 characters. */
function keyOf(aesKey: string): { key: Buffer; iv: Buffer } {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  return { key, iv: key.subarray(0, RANDOM_BYTES) };
}

/** Seals a message as WeChat does in safe mode: 16 random bytes, length, message, app id. */
export function sealPush(aesKey: string, appId: string, message: string): string {
  const { key, iv } = keyOf(aesKey);
  const body = Buffer.from(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  const whole = Buffer.concat([randomBytes(RANDOM_BYTES), length, body, Buffer.from(appId)]);
  const padding = BLOCK - (whole.length % BLOCK);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAutoPadding(false);
  const padded = Buffer.concat([whole, Buffer.alloc(padding, padding)]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

/** The message sealed for this app; null where it is invalid, or another app's. */
export function openPush(aesKey: string, appId: string, sealed: string): string | null {
  const { key, iv } = keyOf(aesKey);
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length === 0 || bytes.length % BLOCK !== 0) return null;
  const decipher = createDecipheriv(ALGORITHM, key, iv).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > BLOCK) return null;
  const whole = padded.subarray(0, padded.length - padding);
  const start = RANDOM_BYTES + LENGTH_BYTES;
  if (whole.length < start) return null;
  const end = start + whole.readUInt32BE(RANDOM_BYTES);
  if (end > whole.length || whole.subarray(end).toString() !== appId) return null;
  return whole.subarray(start, end).toString();
}

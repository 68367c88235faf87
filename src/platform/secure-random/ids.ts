import { randomBytes } from '@/platform/secure-random';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Random id of that many hexadecimal digits (specification §9). */
export async function hexId(digits: number): Promise<string> {
  const bytes = await randomBytes(Math.ceil(digits / 2));
  return bytes.map(hex).join('').slice(0, digits);
}

/** Random UUID, version 4: idempotency keys. */
export async function uuid(): Promise<string> {
  const bytes = await randomBytes(16);
  const text = bytes
    .map((byte, i) => (i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map(hex)
    .join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

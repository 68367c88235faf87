import { createDecipheriv } from 'node:crypto';
import { CODES } from './alipay-error';
import { aesKeyOf } from './settings';
import { isGenuine } from './signature';
import type { TrustedKeys } from './trusted-keys';

/** The used fields of what `my.getPhoneNumber` returned. */
interface PhoneMessage {
  readonly response: string;
  readonly sign: string;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const ZERO_IV = Buffer.alloc(16);

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function messageIn(text: string): PhoneMessage | null {
  const { response, sign, sign_type: type = 'RSA2' } = objectIn(text) ?? {};
  const isWhole = typeof response === 'string' && typeof sign === 'string' && type === 'RSA2';
  // A refusal is not encrypted and contains no number.
  return isWhole && BASE64.test(response) ? { response, sign } : null;
}

function opened(ciphertext: string, aesKey: string): string | null {
  const key = aesKeyOf(aesKey);
  try {
    const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, ZERO_IV);
    const bytes = Buffer.from(ciphertext, 'base64');
    return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The mobile in the message of the phone button; null where it is not genuine or contains none. The message contains no
 * user and no time, and is the same for the same number, so the user has to be authenticated separately.
 * @param text `{"response": ciphertext, "sign": …}`; the signature covers the ciphertext with its double quotes
 */
export function phoneNumberIn(text: string, keys: TrustedKeys, aesKey: string): string | null {
  const message = messageIn(text);
  if (!message) return null;
  const signed = `"${message.response}"`;
  if (!keys.all().some((key) => isGenuine(signed, message.sign, key))) return null;
  const { code, mobile } = objectIn(opened(message.response, aesKey) ?? '') ?? {};
  return String(code) === CODES.DONE && typeof mobile === 'string' ? mobile : null;
}

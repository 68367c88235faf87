import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** RSA2 is published as 2048 bits; shorter keys are the older RSA. */
const LEAST_BITS = 2048;
const BASE64 = /^[A-Za-z0-9+/\s]+=*\s*$/;

/** Caches the parsed value of the latest text: a key file is read at each use but seldom changes. */
function remembering<Value>(parse: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const found = cache.get(text);
    if (found !== undefined) return found;
    const value = parse(text);
    if (cache.size >= 8) cache.clear();
    cache.set(text, value);
    return value;
  };
}

function rsa(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < LEAST_BITS)
    throw new Error(`is no RSA key of ${LEAST_BITS} bits or more`);
  return key;
}

function parsed(text: string, forms: readonly ((text: string) => KeyObject)[]): KeyObject {
  for (const form of forms) {
    try {
      return rsa(form(text));
    } catch {
      // The next form is tried; OpenSSL's message is dropped, as it may contain the key.
    }
  }
  throw new Error(`is no RSA key of ${LEAST_BITS} bits or more`);
}

const der = (text: string): Buffer => {
  if (!BASE64.test(text)) throw new Error('is no base64');
  return Buffer.from(text, 'base64');
};

/**
 * The application's private key: PEM, or the single base64 line that Alipay's key tool saves (PKCS#8 or PKCS#1).
 * @throws Error that says what is wrong, without the key
 */
export const privateKeyOf = remembering((text) =>
  parsed(text, [
    createPrivateKey,
    (key) => createPrivateKey({ key: der(key), format: 'der', type: 'pkcs8' }),
    (key) => createPrivateKey({ key: der(key), format: 'der', type: 'pkcs1' }),
  ]),
);

/** Alipay's public key: PEM, or the base64 line of the console. @throws Error that says what is wrong */
export const publicKeyOf = remembering((text) =>
  parsed(text, [
    (key) => {
      if (key.includes('PRIVATE')) throw new Error('is a private key');
      return createPublicKey(key);
    },
    (key) => createPublicKey({ key: der(key), format: 'der', type: 'spki' }),
  ]),
);

/** Whether a public key belongs to a private one. */
export const isPairOf = (publicKey: KeyObject, privateKey: KeyObject): boolean =>
  createPublicKey(privateKey).equals(publicKey);

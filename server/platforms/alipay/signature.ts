import { createSign, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The only algorithm that is used or accepted: RSA2, RSA PKCS#1 v1.5 with SHA-256. */
const ALGORITHM = 'RSA-SHA256';

/** The signed text of a request: every non-empty parameter except `sign`, sorted, unencoded, joined by `&`. */
export const contentOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.keys(parameters)
    .filter((name) => name !== 'sign' && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** Base64 signature of a text's UTF-8 bytes. */
export const signText = (text: string, key: KeyObject): string =>
  createSign(ALGORITHM).update(text, 'utf8').sign(key, 'base64');

/** Whether a base64 signature of a text is genuine. */
export const isGenuine = (text: string, signature: string, key: KeyObject): boolean =>
  createVerify(ALGORITHM).update(text, 'utf8').verify(key, signature, 'base64');

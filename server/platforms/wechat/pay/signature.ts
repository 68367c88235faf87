import { createSign, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Name of the only algorithm, as it stands in the headers: RSA PKCS#1 v1.5 with SHA-256. */
export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
const ALGORITHM = 'RSA-SHA256';

/** The signed text: every part and a line feed after it. */
export const signedText = (...parts: readonly string[]): string =>
  parts.map((part) => `${part}\n`).join('');

/** Base64 signature of a text or of bytes. */
export const sign = (content: string | Buffer, key: KeyObject): string =>
  createSign(ALGORITHM).update(content).sign(key, 'base64');

/** Whether a base64 signature is genuine. */
export const isGenuine = (content: string | Buffer, signature: string, key: KeyObject): boolean =>
  createVerify(ALGORITHM).update(content).verify(key, signature, 'base64');

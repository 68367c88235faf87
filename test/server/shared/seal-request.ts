import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts a request's body as a client does (specification §7). @returns what is sent as `data` */
export function sealRequest(secret: string, nonce: string, path: string, text: string): string {
  const keys = Buffer.from(
    hkdfSync('sha256', Buffer.from(secret, 'base64'), nonce, 'yimiao request v1', 64),
  );
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keys.subarray(0, 32), iv);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const version = Buffer.from([1]);
  const separator = Buffer.from([0]);
  const mac = createHmac('sha256', keys.subarray(32))
    .update(Buffer.concat([version, Buffer.from(nonce), separator, Buffer.from(path), separator]))
    .update(Buffer.concat([iv, ciphertext]))
    .digest();
  return Buffer.concat([version, iv, ciphertext, mac]).toString('base64');
}

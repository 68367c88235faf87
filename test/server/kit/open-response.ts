import { createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Decrypts an answer as the wire's description says, independent of both implementations. */
export function openResponse(secret: string, nonce: string, path: string, wire: string): string {
  const keys = Buffer.from(
    hkdfSync('sha256', Buffer.from(secret, 'base64'), nonce, 'yimiao response v1', 64),
  );
  const all = Buffer.from(wire, 'base64');
  const iv = all.subarray(1, 17);
  const ciphertext = all.subarray(17, -32);
  const mac = createHmac('sha256', keys.subarray(32))
    .update(Buffer.concat([all.subarray(0, 1), Buffer.from(`${nonce}\0${path}\0`), iv, ciphertext]))
    .digest();
  if (!timingSafeEqual(mac, all.subarray(-32))) throw new Error('The answer is not genuine.');
  const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}

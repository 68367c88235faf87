import { randomBytes } from 'node:crypto';

const json = (value: object): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** Answer of a successful call. */
export const accepted = (value: object = {}): Response =>
  json({ errcode: 0, errmsg: 'ok', ...value });

/** Answer of a refused call. */
export const refused = (errcode: number, reason: string): Response =>
  json({ errcode, errmsg: `${reason} rid: ${randomBytes(12).toString('hex')}` });

export const picture = (type: string, bytes: Uint8Array): Response =>
  new Response(Buffer.from(bytes), { headers: { 'content-type': type } });

import { createHash, randomBytes } from 'node:crypto';

/** Random identifier that cannot be guessed or enumerated: 96 bits, 16 characters of `A-Za-z0-9_-`. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** SHA-256 as hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

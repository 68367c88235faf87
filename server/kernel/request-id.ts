import { randomBytes } from 'node:crypto';

/** 32 signs, without those that are read or heard as another: I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Names a call, or a line of the log, so that somebody can read it out: 40 random bits. */
export const newRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

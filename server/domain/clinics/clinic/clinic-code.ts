import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'YMC1';
/** Bytes of the signature: 96 bits. */
const LENGTH = 12;
const SHORT_DIGITS = 6;

/** A clinic's code of one day: `code` for its QR picture, `shortCode` (six digits) to be typed in. */
export interface ClinicCode {
  readonly code: string;
  readonly shortCode: string;
}

const digest = (key: Buffer, depaCode: string, day: string): Buffer =>
  createHmac('sha256', key).update(`${PREFIX}.${depaCode}.${day}`).digest();

const compact = (day: string): string => day.replace(/-/g, '');

/** Makes a clinic's code of a day (`YYYY-MM-DD`); yesterday's is not valid today. */
export function signClinic(key: Buffer, depaCode: string, day: string): ClinicCode {
  const made = digest(key, depaCode, day);
  const number = made.readUInt32BE(LENGTH) % 10 ** SHORT_DIGITS;
  return {
    code: `${PREFIX}.${depaCode}.${compact(day)}.${made.subarray(0, LENGTH).toString('base64url')}`,
    shortCode: String(number).padStart(SHORT_DIGITS, '0'),
  };
}

/** A scanned code with a valid signature: clinic and day. */
export interface ReadClinicCode {
  readonly depaCode: string;
  readonly day: string;
}

/** Reads a scanned text; null where the provider did not sign it. */
export function readClinicCode(key: Buffer, text: string): ReadClinicCode | null {
  const [prefix, depaCode = '', date = '', signature = '', ...rest] = text.trim().split('.');
  if (prefix !== PREFIX || rest.length > 0 || !/^\d{8}$/.test(date)) return null;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const administered = Buffer.from(signature, 'base64url');
  const expected = digest(key, depaCode, day).subarray(0, LENGTH);
  const holds = administered.length === expected.length && timingSafeEqual(administered, expected);
  return holds ? { depaCode, day } : null;
}

/** Whether a text has the form of a short code. */
export const isShortCode = (text: string): boolean =>
  new RegExp(`^\\d{${SHORT_DIGITS}}$`).test(text.trim());

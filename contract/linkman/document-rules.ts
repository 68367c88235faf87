import { withoutHidden } from '../text/hidden-rules';
import { plainWidth } from '../text/typed-rules';
import { EARLIEST_BIRTHDAY } from './age-rules';

/** Kinds of identity document; the numbers are the wire's. */
export const DOCUMENT = {
  RESIDENT_ID: 1,
  PASSPORT: 2,
  HK_MACAU_PERMIT: 3,
  TAIWAN_PERMIT: 4,
  RESIDENCE_PERMIT: 5,
  FOREIGN_PERMANENT_RESIDENT: 6,
  BIRTH_CERTIFICATE: 7,
} as const;
export type DocumentKind = (typeof DOCUMENT)[keyof typeof DOCUMENT];
export const DOCUMENT_KINDS = Object.values(DOCUMENT);

/** 1 male, 2 female (specification §3). */
export type Sex = 1 | 2;

/** Why a document number is refused; the client translates it, the provider repeats the check. */
export type DocumentViolation =
  | 'length'
  | 'format'
  | 'checksum'
  /** The date in it does not exist, or nobody living was born on it. */
  | 'birthday'
  | 'future'
  /** No residence permit begins so. */
  | 'prefix'
  /** No resident identity card begins so. */
  | 'region'
  /** A residence permit's number entered as a resident identity card: one person would become two. */
  | 'residence';

export interface DocumentReading {
  readonly violation: DocumentViolation | null;
  /** `YYYY-MM-DD` where the number says it. */
  readonly birthday?: string;
  readonly sex?: Sex;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';
const RESIDENCE_PREFIXES = ['810000', '820000', '830000'] as const;
/** Provinces that issue resident identity cards (GB/T 2260). */
const PROVINCE = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])/;
/** A permanent resident card of 2023 and later begins so, and is read like a resident identity card. */
const FOREIGNER = '9';

/** Check digit of the first 17 digits of a resident number (GB 11643-1999). */
export function checkDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

function isRealDate(year: number, month: number, date: number): boolean {
  if (month < 1 || month > 12 || date < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return date <= (days[month - 1] as number);
}

function readChecksummed(number: string, today: string): DocumentReading {
  if (number.length !== 18) return { violation: 'length' };
  if (!/^\d{17}[\dX]$/.test(number)) return { violation: 'format' };
  const year = number.slice(6, 10);
  const month = number.slice(10, 12);
  const date = number.slice(12, 14);
  const birthday = `${year}-${month}-${date}`;
  if (!isRealDate(Number(year), Number(month), Number(date)) || birthday < EARLIEST_BIRTHDAY)
    return { violation: 'birthday' };
  if (birthday > today) return { violation: 'future' };
  if (checkDigit(number) !== number.charAt(17)) return { violation: 'checksum' };
  return { violation: null, birthday, sex: Number(number.charAt(16)) % 2 === 1 ? 1 : 2 };
}

const isResidence = (number: string): boolean =>
  RESIDENCE_PREFIXES.some((prefix) => number.startsWith(prefix));

function readResidentId(number: string, today: string): DocumentReading {
  const reading = readChecksummed(number, today);
  if (reading.violation === 'length' || reading.violation === 'format') return reading;
  if (isResidence(number)) return { violation: 'residence' };
  return PROVINCE.test(number) ? reading : { violation: 'region' };
}

const matches =
  (pattern: RegExp) =>
  (number: string): DocumentReading => ({ violation: pattern.test(number) ? null : 'format' });

const READERS: Record<DocumentKind, (number: string, today: string) => DocumentReading> = {
  1: readResidentId,
  2: matches(/^[A-Z0-9]{5,17}$/),
  3: matches(/^[HM](\d{8}|\d{10})$/),
  4: matches(/^(\d{8}|\d{10})$/),
  5: (number, today) =>
    isResidence(number)
      ? readChecksummed(number, today)
      : { violation: number.length === 18 ? 'prefix' : 'length' },
  6: (number, today) =>
    isNewForeign(number) ? readChecksummed(number, today) : matches(/^[A-Z]{3}\d{12}$/)(number),
  7: matches(/^[A-Z]\d{9}$/),
};

/** What documents print, and people type, around the characters of a number: blanks, dashes, dots, brackets. */
const UNSAID = /[\s\-\u2010-\u2015.\u00b7()[\]\u3010\u3011]+/g;

/** The form in which a number is stored and compared: without blanks and signs, half-width, upper case. */
export const normalizeDocument = (number: string): string =>
  plainWidth(withoutHidden(number)).replace(UNSAID, '').toUpperCase();

const isNewForeign = (number: string): boolean => number.startsWith(FOREIGNER);

/** Whether a complete number of this kind contains sex and birthday. */
export const containsBirthday = (kind: DocumentKind, number: string): boolean =>
  kind === DOCUMENT.RESIDENT_ID ||
  kind === DOCUMENT.RESIDENCE_PERMIT ||
  (kind === DOCUMENT.FOREIGN_PERMANENT_RESIDENT && isNewForeign(normalizeDocument(number)));

/**
 * Reads a document number.
 * @param today `YYYY-MM-DD` in Asia/Shanghai, against which a birthday in the future is refused.
 */
export function readDocument(kind: DocumentKind, number: string, today: string): DocumentReading {
  return READERS[kind](normalizeDocument(number), today);
}

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

/** Why a document number is refused; the client words it, the provider repeats the check. */
export type DocumentFault = 'length' | 'format' | 'checksum' | 'birthday' | 'future' | 'prefix';

export interface DocumentReading {
  readonly fault: DocumentFault | null;
  /** `YYYY-MM-DD` where the number says it. */
  readonly birthday?: string;
  readonly sex?: Sex;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';
const RESIDENCE_PREFIXES = ['810000', '820000', '830000'] as const;

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
  if (number.length !== 18) return { fault: 'length' };
  if (!/^\d{17}[\dX]$/.test(number)) return { fault: 'format' };
  const year = number.slice(6, 10);
  const month = number.slice(10, 12);
  const date = number.slice(12, 14);
  if (!isRealDate(Number(year), Number(month), Number(date)) || year < '1850')
    return { fault: 'birthday' };
  const birthday = `${year}-${month}-${date}`;
  if (birthday > today) return { fault: 'future' };
  if (checkDigit(number) !== number.charAt(17)) return { fault: 'checksum' };
  return { fault: null, birthday, sex: Number(number.charAt(16)) % 2 === 1 ? 1 : 2 };
}

const matches =
  (pattern: RegExp) =>
  (number: string): DocumentReading => ({ fault: pattern.test(number) ? null : 'format' });

const READERS: Record<DocumentKind, (number: string, today: string) => DocumentReading> = {
  1: readChecksummed,
  2: matches(/^[A-Z0-9]{5,17}$/),
  3: matches(/^[HM](\d{8}|\d{10})$/),
  4: matches(/^(\d{8}|\d{10})$/),
  5: (number, today) =>
    RESIDENCE_PREFIXES.some((prefix) => number.startsWith(prefix))
      ? readChecksummed(number, today)
      : { fault: number.length === 18 ? 'prefix' : 'length' },
  6: matches(/^([A-Z]{3}\d{12}|9\d{16}[\dX])$/),
  7: matches(/^[A-Z]\d{9}$/),
};

/** The form in which a number is stored and compared: no blanks, capitals. */
export const normalizeDocument = (number: string): string =>
  number.replace(/\s+/g, '').toUpperCase();

/**
 * Reads a document number.
 * @param today `YYYY-MM-DD` in Asia/Shanghai, against which a birthday in the future is refused.
 */
export function readDocument(kind: DocumentKind, number: string, today: string): DocumentReading {
  return READERS[kind](normalizeDocument(number), today);
}

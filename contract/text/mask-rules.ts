/** The product's brand words, masked in what users write (specification §5 "two brand words"). */
export const BRAND_TERMS = ['易苗', 'Yimiao'] as const;

/** Replacement of a masked text: seven asterisks, whatever its length (specification §5). */
export const MASK = '*'.repeat(7);

/*
 * Engines of older phones have no look-behind: the character before a number is matched and restored. Digits directly
 * before or after make it part of a longer number, such as an order's, which is no phone number.
 */
const MOBILE = /(^|\D)(?:(?:\+|00)?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g;
const EXTENSION = '(?:(?: ?转 ?|-)\\d{1,6})?';
const AREA_CODE = '0(?:10|2\\d|[3-9]\\d{2})';
const AREA = `(?:\\(${AREA_CODE}\\)|（${AREA_CODE}）|${AREA_CODE})`;
const LANDLINE = new RegExp(`(^|\\D)${AREA}[ -]?[2-9]\\d{2,3}[ -]?\\d{4}${EXTENSION}(?!\\d)`, 'g');
const SERVICE_NUMBER = /(^|\D)[48]00[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/g;

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Text of a user with phone numbers (11-digit mobiles, landlines with area code, 400 and 800 numbers) and brand words
 * replaced by seven asterisks each (specification §5).
 */
export function maskText(text: string, brandTerms: readonly string[] = BRAND_TERMS): string {
  const words = brandTerms.filter(Boolean).map(literal).join('|');
  const masked = [MOBILE, LANDLINE, SERVICE_NUMBER].reduce(
    (rest, pattern) => rest.replace(pattern, `$1${MASK}`),
    text,
  );
  return words ? masked.replace(new RegExp(words, 'gi'), MASK) : masked;
}

const HEAD = 3;
const TAIL = 4;
const MOBILE_LENGTH = 11;

/** A mobile as first 3 digits, four stars, last 4 (specification §3, §5); empty for anything else. */
export const maskMobile = (mobile: string): string =>
  mobile.length === MOBILE_LENGTH ? `${mobile.slice(0, HEAD)}****${mobile.slice(-TAIL)}` : '';

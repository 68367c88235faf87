import { BRAND_TERMS, MASK, maskText } from '../text/mask-rules';
import { HAN } from '../text/script-rules';
import { digitRuns } from './digit-run-rules';
import type { DigitGroup } from './digit-run-rules';

export type PrivateNumberKind = 'phone' | 'document' | 'bank';

/** A number in a text that nobody else should see; UTF-16 positions, `to` exclusive. */
export interface PrivateNumber {
  readonly kind: PrivateNumberKind;
  readonly from: number;
  readonly to: number;
}

const MOBILE = /^(?:(?:00)?86)?1[3-9]\d{9}$/;
const LANDLINE = /^(?:0|(?:00)?86)(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7}$/;
const SERVICE = /^[48]00\d{7}$/;
const ID_CARD = /^[1-9]\d{5}(?:18|19|20)\d{2}(\d{2})(\d{2})\d{3}[\dX]$/;
const OLD_ID_CARD = /^[1-6]\d{5}\d{2}(\d{2})(\d{2})\d{3}$/;
const BANK_CARD = /^(?:62\d{14,17}|[45]\d{15}|3[0-9]\d{13,14})$/;
/** More groups than a landline is written in, unless each digit stands alone. */
const MOST_GROUPS = 4;

/** Whether the final digit checks a bank card's number (ISO/IEC 7812-1, Annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = index % 2 === 1 ? 2 * digit : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isDate = (month = '', day = ''): boolean =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;

function kindOf(digits: string, groups: readonly DigitGroup[]): PrivateNumberKind | null {
  if (MOBILE.test(digits)) return 'phone';
  const isPlain =
    groups.length <= MOST_GROUPS || groups.every((group) => group.digits.length === 1);
  if (isPlain && (LANDLINE.test(digits) || SERVICE.test(digits))) return 'phone';
  const card = ID_CARD.exec(digits) ?? OLD_ID_CARD.exec(digits);
  if (card && isDate(card[1], card[2])) return 'document';
  return BANK_CARD.test(digits) && passesLuhn(digits) ? 'bank' : null;
}

/** Digits of the longest number that is looked for. */
const LONGEST = 19;

/** The longest private number that begins with a run's group; it ends where a group ends. */
function numberFrom(
  run: readonly DigitGroup[],
  first: number,
): (PrivateNumber & { last: number }) | null {
  let digits = '';
  let found: (PrivateNumber & { last: number }) | null = null;
  for (let last = first; last < run.length; last += 1) {
    const group = run[last];
    if (!group) break;
    digits += group.digits;
    if (digits.length > LONGEST) break;
    const kind = kindOf(digits, run.slice(first, last + 1));
    if (kind) found = { kind, from: run[first]?.from ?? 0, to: group.to, last };
  }
  return found;
}

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '[': ']',
  '【': '】',
};

/** Where a number begins in its text, with the plus of its country and the bracket of its area code. */
function startOf(text: string, { from, to }: Pick<PrivateNumber, 'from' | 'to'>): number {
  let start = from;
  for (;;) {
    const before = text.charAt(start - 1);
    const closing = CLOSING[before];
    const isPart = /[+＋]/.test(before) || (closing && text.slice(start, to).includes(closing));
    if (!isPart) return start;
    start -= 1;
  }
}

/**
 * Phone, ID card and bank card numbers of a text, in order, however they are written: full width, Chinese or circled
 * digits, with signs, blanks or line breaks between them.
 */
export function privateNumbersIn(text: string): PrivateNumber[] {
  return digitRuns(text).flatMap((run) => {
    const found: PrivateNumber[] = [];
    for (let index = 0; index < run.length; index += 1) {
      const number = numberFrom(run, index);
      if (!number) continue;
      const { kind, to, last } = number;
      found.push({ kind, from: startOf(text, number), to });
      index = last;
    }
    return found;
  });
}

/** A text as others see it: private numbers and the brand words are seven asterisks each (specification §5). */
export function maskPrivate(text: string, brandTerms: readonly string[] = BRAND_TERMS): string {
  let masked = '';
  let index = 0;
  for (const { from, to } of privateNumbersIn(text)) {
    masked += text.slice(index, from) + MASK;
    index = to;
  }
  return maskText(masked + text.slice(index), brandTerms);
}

const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s\\u3000-\\u303f\\uff00-\\uffef${HAN}]+|(?:[a-z0-9-]+\\.)+` +
    `(?:com|cn|net|org|top|xyz|vip|cc|io|shop|club|site)\\b[^\\s${HAN}]*`,
  'giu',
);

/** Links of a text. */
export const linksIn = (text: string): string[] => text.match(LINK) ?? [];

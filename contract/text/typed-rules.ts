import { withoutHidden } from './hidden-rules';

/*
 * What people type or paste, as they meant it. Each is applied before any limit of length: contacts, messages and keyboards
 * add marks of direction, full-width forms, blanks, dots and brackets.
 */

const WIDE = /[\uff01-\uff5e]/g;
/** Offset from an ASCII character to its full-width form, as Chinese keyboards type it. */
const WIDE_TO_PLAIN = 0xfee0;

/** Full-width letters, digits and signs as plain ones; the wide blank as a blank. */
export const plainWidth = (text: string): string =>
  text
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_TO_PLAIN))
    .replace(/\u3000/g, ' ');

const MOBILE_LENGTH = 11;
/** The country's code before a mobile, as contacts store it. */
const COUNTRY = /^(?:\+86|0086|86(?=1\d{10}))/;

/** The digits of a mobile: without its country's code, blanks, marks and whatever else stands around it. */
export const tidyMobile = (text: string): string =>
  plainWidth(text)
    .replace(/[^\d+]/g, '')
    .replace(COUNTRY, '')
    .replace(/\+/g, '')
    .slice(0, MOBILE_LENGTH);

/** A code of some digits, also out of a whole message that contains it. */
export function tidyCode(text: string, length: number): string {
  const plain = plainWidth(text);
  const groups: readonly string[] = plain.match(/\d+/g) ?? [];
  return groups.find((group) => group.length === length) ?? groups.join('').slice(0, length);
}

/** Dots that keyboards and documents put between the parts of a name: bullets, middle dots of other scripts. */
const DOTS = /[\u0387\u2022\u2027\u2219\u22c5\u2e31\u30fb\uff65]/g;
const HAN_POINT = /([\u3400-\u9fff])[.\u3002]([\u3400-\u9fff])/g;
const MIDDLE_DOT = '\u00b7';

/** A person's name as documents print it: one middle dot, single blanks, ordinary letters, nothing that cannot be seen. */
export const tidyName = (text: string): string =>
  plainWidth(withoutHidden(text))
    .replace(DOTS, MIDDLE_DOT)
    .replace(HAN_POINT, `$1${MIDDLE_DOT}$2`)
    .replace(/\s*\u00b7\s*/g, MIDDLE_DOT)
    .replace(/\s+/g, ' ')
    .trim();

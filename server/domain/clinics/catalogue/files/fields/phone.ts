import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

const PHONE = /^\+?[\d() -]+(?:(?:转| ?ext\.? ?)\d{1,6})?$/i;
const EXTENSION = /(?:转|ext).*$/i;
const SHORTENED = /^\d(?:\.\d+)?E\+?\d+$/i;
const [SHORT_NUMBER, LOCAL, LONGEST] = [6, 8, 20] as const;
/** Ten digits that are whole: 400 and 800 numbers, and those with their area code. */
const TEN = /^(?:400|800|0)/;

/** Reads one telephone number, with its area code. */
export const readPhone: FieldReader<string> = (text) => {
  const phone = plain(text).replace(/\s+/g, ' ');
  if (SHORTENED.test(phone))
    return new Refusal(
      `${quoted(text)} is a number that a spreadsheet has shortened: format the column as text and enter it again`,
    );
  if (!PHONE.test(phone))
    return new Refusal(`${quoted(text)} is no telephone number; write one as 021-12345678`);
  const digits = phone.replace(EXTENSION, '').replace(/\D/g, '');
  if (digits.length < 5 || digits.length > LONGEST)
    return new Refusal(`${quoted(text)} has ${String(digits.length)} digits; write 021-12345678`);
  if (digits.length > SHORT_NUMBER && digits.length <= LOCAL)
    return new Refusal(`${quoted(text)} lacks its area code; write it as 021-12345678`);
  return /^\d{10}$/.test(phone) && !TEN.test(phone)
    ? new Refusal(
        `${quoted(text)}: a spreadsheet may have lost the zero before the area code; write it as 021-12345678`,
      )
    : phone;
};

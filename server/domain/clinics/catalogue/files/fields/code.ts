import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** As calls accept an id (contract/fields.ts). */
const CODE = /^[A-Za-z0-9_-]{1,40}$/;
/** How spreadsheets shorten long numbers. */
const SHORTENED = /^\d(?:\.\d+)?E\+?\d+$/i;

/** Reads a code: up to 40 letters, digits, hyphens and underscores. */
export const readCode: FieldReader<string> = (text) => {
  const code = plain(text);
  if (SHORTENED.test(code))
    return new Refusal(
      `${quoted(text)} is a long number that a spreadsheet has shortened: format the column as text and enter the code again`,
    );
  return CODE.test(code)
    ? code
    : new Refusal(
        `${quoted(text)} is no code: up to 40 letters without accents, digits, hyphens or underscores`,
      );
};

/** Reads a code of digits that all have one length. */
export const digitsOf =
  (length: number): FieldReader<string> =>
  (text) => {
    const code = readCode(text);
    if (code instanceof Refusal || (/^\d+$/.test(code) && code.length === length)) return code;
    if (/^\d+$/.test(code) && code.length < length)
      return new Refusal(
        `${quoted(text)} has ${String(code.length)} digits instead of ${String(length)}: a spreadsheet may have lost leading zeros; format the column as text`,
      );
    return new Refusal(`${quoted(text)} is not ${String(length)} digits`);
  };

/** Reads codes separated by blanks; commas and semicolons too. Each once. */
export const readCodes: FieldReader<readonly string[]> = (text) => {
  const codes: string[] = [];
  for (const part of plain(text).split(/[\s,;、]+/)) {
    if (part === '') continue;
    const code = readCode(part);
    if (code instanceof Refusal) return code;
    if (codes.includes(code)) return new Refusal(`${quoted(code)} is there twice`);
    codes.push(code);
  }
  return codes.length > 0 ? codes : new Refusal(`${quoted(text)} names no code`);
};

const EVERY = '*';

/** Reads a code, or `*` for all. */
export const readCodeOrEvery: FieldReader<string> = (text) =>
  plain(text) === EVERY ? EVERY : readCode(text);

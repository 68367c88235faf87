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

/** What stands for every product of a clinic, or for every clinic. */
export const EVERY = '*';

/** Signs that join products, as different keyboards have them, with the blanks around them. */
const JOINED = /\s*[|｜]\s*/g;

/** Reads codes joined by `|`, or `*` for all. */
export const readJoinedCodes: FieldReader<readonly string[]> = (text) => {
  if (plain(text) === EVERY) return [EVERY];
  const codes: string[] = [];
  for (const part of plain(text).split(JOINED)) {
    const code = readCode(part);
    if (code instanceof Refusal) return code;
    if (codes.includes(code)) return new Refusal(`${quoted(code)} is there twice`);
    codes.push(code);
  }
  return codes;
};

/** Reads what {@link readJoinedCodes} does, several separated by blanks; commas and semicolons too. Each code once. */
export const readListOfJoinedCodes: FieldReader<readonly (readonly string[])[]> = (text) => {
  const lists: (readonly string[])[] = [];
  for (const part of plain(text)
    .replace(JOINED, '|')
    .split(/[\s,;、]+/)) {
    if (part === '') continue;
    const codes = readJoinedCodes(part);
    if (codes instanceof Refusal) return codes;
    const twice = codes.find((code) => lists.some((list) => list.includes(code)));
    if (twice !== undefined) return new Refusal(`${quoted(twice)} is there twice`);
    lists.push(codes);
  }
  if (lists.length > 1 && lists.some(([code]) => code === EVERY))
    return new Refusal(`${quoted(EVERY)} stands for all products and cannot be beside others`);
  return lists.length > 0 ? lists : new Refusal(`${quoted(text)} names no code`);
};

/** Reads a code, or `*` for all. */
export const readCodeOrEvery: FieldReader<string> = (text) =>
  plain(text) === EVERY ? EVERY : readCode(text);

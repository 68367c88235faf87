/** Spreadsheets read a file as UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** First characters that make spreadsheets compute a cell; full-width ones too, in Chinese editions. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** Digits that spreadsheets take for a number, and would lose some of: long ones, and leading zeros. */
const CODE = /^(?:\d{12,}|0\d+)$/;

/** What makes a spreadsheet take a cell for text. */
const markOf = (text: string): string => (CODE.test(text) ? '\t' : FORMULA.test(text) ? `'` : '');

/**
 * A cell of text: quoted, never a formula whatever somebody wrote, and no number where digits would be lost; a tab stands
 * before those.
 */
export const csvText = (text: string): string => `"${markOf(text)}${text.replace(/"/g, '""')}"`;

/**
 * A table of RFC 4180 that spreadsheets open as it is.
 * @param lines cells as they stand in the file: numbers, or texts by {@link csvText}
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');

/** Spreadsheets read a file as UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** First characters that make spreadsheets compute a cell; full-width ones too, in Chinese editions. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** A cell of text: quoted, and never a formula whatever somebody wrote. */
export const csvText = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * A table of RFC 4180 that spreadsheets open as it is.
 * @param lines cells as they stand in the file: numbers, or texts by {@link csvText}
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');

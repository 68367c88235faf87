/*
 * Spreadsheets compute a cell that begins with one of these signs, whatever it was meant to be. An apostrophe before it
 * makes it text; one more stands before texts that have some already, so that reading takes exactly the written one away.
 */
const FORMULA = /^'*[=+\-@＝＋－＠|%]/;
const MARKED = /^'+[=+\-@＝＋－＠|%]/;

/** A cell as it is written. */
export const withFormulaMark = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell as it was meant. */
export const withoutFormulaMark = (cell: string): string =>
  MARKED.test(cell) ? cell.slice(1) : cell;

import { CsvError, parse } from 'csv-parse/sync';
import type { FileProblems } from './file-problems';

/** A longer line is no line: a quotation mark was never closed. */
const LONGEST = 200_000;

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED:
    'a quotation mark that opens a cell here is not closed before the file ends',
  INVALID_OPENING_QUOTE:
    'a quotation mark inside a cell: put the whole cell in quotation marks, and double those in it',
  CSV_INVALID_CLOSING_QUOTE:
    'something follows the quotation mark that closes a cell: double the quotation marks in a cell',
  CSV_MAX_RECORD_SIZE: `a line that ends here has more than ${String(LONGEST)} characters: is a quotation mark not closed?`,
};

/** Ends the parsing, which has no other way to stop. */
class Enough extends Error {}

/** Where a record begins, if it ends on this line. */
const beginOf = (cells: readonly string[], end: number): number =>
  end - cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

/** The line on which a quotation mark opened a cell that is never closed. */
const openedOn = (message: string): number | null => {
  const [, line] = /opening quote at line (\d+)/.exec(message) ?? [];
  return line === undefined ? null : Number(line);
};

type Take = (cells: readonly string[], line: number) => boolean;

/** What is no record: a comment, and a line without anything in its cells. */
function isLeftOut(cells: readonly string[]): boolean {
  // Spreadsheets put quotation marks round comments that contain the separator.
  const isComment = cells[0]?.startsWith('#') === true;
  return isComment || cells.every((cell) => cell.trim() === '');
}

/** Lines of a text in which each is a record, as nothing is in quotation marks; null where a parser has to find them. */
function plainLines(text: string): string[] | null {
  if (text.includes('"')) return null;
  const lines = text.split('\n');
  return lines.every(({ length }) => length <= LONGEST) ? lines : null;
}

function eachLine(lines: readonly string[], separator: string, take: Take): boolean {
  return lines.every((line, index) => {
    const cells = line.split(separator);
    return isLeftOut(cells) || take(cells, index + 1);
  });
}

/**
 * Cuts a text (lines end with `\n`) into records and gives each to `take`, with the line, counted from 1, on which it
 * begins. Comments and blank records are left out. It ends with an error of the text's form, or where `take` answers false.
 * @returns whether it was read to its end
 */
export function eachRecord(
  text: string,
  separator: string,
  problems: FileProblems,
  take: Take,
): boolean {
  // Large files mostly have no quotation marks; the parser takes ten times as long.
  const plain = plainLines(text);
  if (plain) return eachLine(plain, separator, take);
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      // Only a line that begins with it: texts may contain the sign.
      comment: '#',
      comment_no_infix: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST,
      on_record: (cells: string[], { lines }) => {
        if (!isLeftOut(cells) && !take(cells, beginOf(cells, lines))) throw new Enough();
        return null;
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Enough) return false;
    if (!(error instanceof CsvError)) throw error;
    const line = openedOn(error.message) ?? Number(error.lines);
    problems.error(line, null, MESSAGES[error.code] ?? error.message);
    return false;
  }
}

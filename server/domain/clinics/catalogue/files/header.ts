import { quoted } from './fields/refusal';
import { plain } from './fields/plain';
import type { Columns } from './columns';
import type { FileProblems } from './file-problems';

const SEPARATORS = [',', ';', '\t'];
/** What people type instead, with the name that messages use. */
const OTHERS: readonly [string, string][] = [
  ['，', 'full-width commas (，)'],
  ['；', 'full-width semicolons (；)'],
  ['、', 'commas of lists (、)'],
  ['|', 'bars (|)'],
];
/** The longest start of a file in which a header is looked for. */
const SEARCHED = 20_000;

const columnName = (cell: string): string => plain(cell.replace(/^\s*"|"\s*$/g, '')).toLowerCase();

/** How many columns of the file a line names, cut at a separator. */
const namedIn = (line: string, separator: string, columns: Columns): number =>
  line.split(separator).filter((cell) => Object.keys(columns).includes(columnName(cell))).length;

const best = <T>(items: readonly T[], rank: (item: T) => number): [T | undefined, number] => {
  let [most, found]: [number, T | undefined] = [0, undefined];
  for (const item of items) if (rank(item) > most) [most, found] = [rank(item), item];
  return [found, most];
};

/** The first line that is neither blank nor a comment. */
const firstLine = (text: string): string =>
  text
    .slice(0, SEARCHED)
    .split('\n')
    .find((line) => !/^[\s,;]*$|^"?#/.test(line)) ?? '';

/** The character that separates cells; null, with an error, where the first line is no header. */
export function separatorOf(text: string, columns: Columns, problems: FileProblems): string | null {
  const line = firstLine(text);
  const [separator, named] = best(SEPARATORS, (each) => namedIn(line, each, columns));
  const [other, namedByOther] = best(OTHERS, ([each]) => namedIn(line, each, columns));
  if (other && namedByOther > named) {
    problems.error(null, null, `is separated by ${other[1]}; use ordinary commas`);
    return null;
  }
  if (separator !== undefined) return separator;
  const names = Object.keys(columns).join(', ');
  problems.error(
    null,
    null,
    line === ''
      ? `is empty; its first line names its columns: ${names}`
      : `begins with ${quoted(line)}, which is no header; the first line names the columns: ${names}`,
  );
  return null;
}

/** Columns in the order of the file; undefined for a blank cell. */
export type Header = readonly (string | undefined)[];

/** Reads the line of columns; null where any is missing, unknown or there twice, with errors. */
export function readHeader(
  cells: readonly string[],
  line: number,
  columns: Columns,
  problems: FileProblems,
): Header | null {
  const header: (string | undefined)[] = [];
  const names = Object.keys(columns);
  const report = (column: string, message: string) => problems.error(line, column, message);
  for (const cell of cells) {
    const name = columnName(cell);
    if (name !== '' && !names.includes(name))
      report(quoted(cell.trim()), `is no column of this file: ${names.join(', ')}`);
    if (name !== '' && header.includes(name)) report(name, 'the header names this column twice');
    header.push(name === '' ? undefined : name);
  }
  for (const [name, column] of Object.entries(columns))
    if (column.isRequired && !header.includes(name)) report(name, 'the column is missing');
  return problems.hasErrors ? null : header;
}

import { decodeText } from './decode';
import { quoted, Refusal } from './fields/refusal';
import { withoutFormulaMark } from './formula-mark';
import { readHeader, separatorOf } from './header';
import { eachRecord } from './records';
import type { Column, Columns, CsvFile, Fields } from './columns';
import type { FieldReader } from './fields/refusal';
import type { FileProblems } from './file-problems';
import type { Header } from './header';

/** What a line says, and where it begins. */
export type Line<C extends Columns> = Fields<C> & { readonly line: number };

/** A file's lines. `broken`: what could be read of lines with errors. */
export interface Table<C extends Columns> {
  readonly lines: readonly Line<C>[];
  readonly broken: readonly Partial<Fields<C>>[];
}

const REMEMBERED = 5000;
const REMEMBERED_LENGTH = 40;

/** Most cells repeat, in files of 200,000 lines: days, times, codes. */
function remembering<T>(read: FieldReader<T>): FieldReader<T> {
  const before = new Map<string, T | Refusal>();
  return (text) => {
    const earlier = before.get(text);
    if (earlier !== undefined) return earlier;
    const value = read(text);
    if (text.length <= REMEMBERED_LENGTH && before.size < REMEMBERED) before.set(text, value);
    return value;
  };
}

/** Reads the cells of one line after another. */
class LineReader<C extends Columns> {
  readonly lines: Line<C>[] = [];
  readonly broken: Partial<Fields<C>>[] = [];
  readonly #columns: readonly (readonly [string, Column<unknown>, number])[];

  constructor(
    columns: C,
    readonly header: Header,
    readonly problems: FileProblems,
  ) {
    this.#columns = Object.entries(columns).map(([name, column]) => [
      name,
      { ...column, read: remembering(column.read) },
      header.indexOf(name),
    ]);
  }

  /** Cells that no column has: a separator in a text without quotation marks moves those behind it. */
  #fits(cells: readonly string[], line: number): boolean {
    const index = cells.findIndex((cell, each) => !this.header[each] && cell.trim() !== '');
    if (index < 0) return true;
    this.problems.error(
      line,
      null,
      `cell ${String(index + 1)}, ${quoted(cells[index] ?? '')}, is in no column: put texts that contain the separator in quotation marks`,
    );
    return false;
  }

  take(cells: readonly string[], line: number): void {
    const fits = this.#fits(cells, line);
    let isWhole = fits;
    const fields: Record<string, unknown> = { line };
    for (const [name, { isRequired, read }, index] of this.#columns) {
      const cell = withoutFormulaMark((cells[index] ?? '').trim());
      const value = cell === '' ? (isRequired ? new Refusal('is empty') : null) : read(cell);
      if (value instanceof Refusal) {
        isWhole = false;
        // Where cells have moved, nothing else that is wrong with them means anything.
        if (fits) this.problems.error(line, name, value.message);
      } else fields[name] = value;
    }
    // Each column of the file was read, by the reader that the type is made of.
    if (isWhole) this.lines.push(fields as Line<C>);
    else this.broken.push(fields as Partial<Fields<C>>);
  }
}

/** Reads a file; null where not all of its lines could be read, for an error that is then in `problems`. */
export function readTable<C extends Columns>(
  { columns }: CsvFile<C>,
  bytes: Uint8Array,
  problems: FileProblems,
): Table<C> | null {
  const text = decodeText(bytes);
  if (text instanceof Refusal) {
    problems.error(null, null, text.message);
    return null;
  }
  const separator = separatorOf(text, columns, problems);
  if (separator === null) return null;
  let reader: LineReader<C> | null | undefined;
  const isRead = eachRecord(text, separator, problems, (cells, line) => {
    if (reader === undefined) {
      const header = readHeader(cells, line, columns, problems);
      reader = header && new LineReader(columns, header, problems);
    } else reader?.take(cells, line);
    return reader !== null && !problems.isFull;
  });
  return reader && isRead && !problems.isFull
    ? { lines: reader.lines, broken: reader.broken }
    : null;
}

import type { Columns, Fields } from '../columns';
import type { Table } from '../read-table';

/** Codes as they are compared where one is missing: spreadsheets lose leading zeros, and people mix cases. */
const loose = (code: string): string => code.replace(/^0+/, '').toLowerCase();

/** The codes that other lines may name. */
export class References {
  #loose: Map<string, string> | undefined;

  /** @param codes null where they could not be read: then every code is taken */
  constructor(
    readonly missing: (code: string) => string,
    readonly codes: ReadonlySet<string> | null,
  ) {}

  /** What is wrong with naming a code; null where it is there. */
  problemOf(code: string): string | null {
    if (!this.codes || this.codes.has(code)) return null;
    this.#loose ??= new Map([...this.codes].map((each) => [loose(each), each]));
    const similar = this.#loose.get(loose(code));
    if (similar === undefined) return this.missing(code);
    const why =
      similar.length > code.length
        ? 'a spreadsheet may have lost leading zeros'
        : 'codes are compared letter by letter';
    return `${this.missing(code)}, but ${similar} is there: ${why}`;
  }
}

/** What the lines have in a column, those with other errors too; null for a table that could not be read. */
export function codesOf<C extends Columns>(
  table: Table<C> | null,
  codeOf: (line: Partial<Fields<C>>) => string | null | undefined,
): ReadonlySet<string> | null {
  if (!table) return null;
  const codes = new Set<string>();
  for (const lines of [table.lines, table.broken])
    for (const line of lines) {
      const code = codeOf(line as Partial<Fields<C>>);
      if (code !== null && code !== undefined) codes.add(code);
    }
  return codes;
}

import { FileProblems } from './file-problems';
import { readTable } from './read-table';
import { FILES } from './tables/files';
import type { Columns, CsvFile } from './columns';
import type { Table } from './read-table';

type Files = typeof FILES;
type FileKey = keyof Files;

/** Every file's lines, null for one that could not be read. */
export type Tables = { readonly [K in FileKey]: Table<Files[K]['columns']> | null };

/** What is wrong in each file. */
export type Problems = Readonly<Record<FileKey, FileProblems>>;

/** Calls for each file, by its key. */
const each = <T>(make: (file: CsvFile<Columns>) => T): Record<FileKey, T> =>
  // Exactly the keys of FILES.
  Object.fromEntries(Object.entries(FILES).map(([key, file]) => [key, make(file)])) as Record<
    FileKey,
    T
  >;

/** Makes an empty list of problems for each file. */
export const noProblems = (): Problems => each(({ name }) => new FileProblems(name));

/** Reads every file. One that may be missing then has no lines. */
export function readTables(files: ReadonlyMap<string, Uint8Array>, problems: Problems): Tables {
  const lists = new Map(Object.values(problems).map((list) => [list.file, list]));
  const read = (file: CsvFile<Columns>): Table<Columns> | null => {
    const list = lists.get(file.name) ?? new FileProblems(file.name);
    const bytes = files.get(file.name);
    if (bytes) return readTable(file, bytes, list);
    if (!file.isRequired) return { lines: [], broken: [] };
    list.error(null, null, 'is missing: without it, everything that it says would be gone');
    return null;
  };
  // Each was read by its own columns.
  return each(read) as Tables;
}

const isHidden = (name: string): boolean => /^(?:\.|~\$)/.test(name);

/** CSV files at the top of the folder that it does not have, such as misspelt ones. */
export function unknownFiles(files: ReadonlyMap<string, Uint8Array>): FileProblems[] {
  const names = Object.values(FILES).map(({ name }) => name);
  return [...files.keys()]
    .filter(
      (name) =>
        /^[^/]+\.csv$/i.test(name) &&
        !isHidden(name) &&
        !names.includes(name as (typeof names)[number]),
    )
    .map((name) => {
      const problems = new FileProblems(name);
      problems.error(null, null, `is none of the folder’s CSV files: ${names.join(', ')}`);
      return problems;
    });
}

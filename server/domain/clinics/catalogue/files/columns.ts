import type { Bilingual } from '../../../../catalogue/rows';
import type { FieldReader } from './fields/refusal';

/** A column of a file: what its cells are, in words and by their reader, and a cell as an example. */
export interface Column<T> {
  /** Whether the header must name it, and no cell of it may be blank. */
  readonly isRequired: boolean;
  readonly read: FieldReader<T>;
  readonly about: Bilingual;
  readonly example: string;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** What a line says, by column. */
export type Fields<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/** One of the operator's CSV files. */
export interface CsvFile<C extends Columns> {
  readonly name: string;
  /** Whether the folder must have it. */
  readonly isRequired: boolean;
  readonly about: Bilingual;
  readonly columns: C;
}

/** Makes a column that each line fills. */
export const required = <T>(
  read: FieldReader<T>,
  zh: string,
  en: string,
  example: string,
): Column<T> => ({ isRequired: true, read, about: { zh, en }, example });

/** Makes a column that may be missing or have blank cells, which are null. */
export const optional = <T>(
  read: FieldReader<T>,
  zh: string,
  en: string,
  example = '',
): Column<T | null> => ({ isRequired: false, read, about: { zh, en }, example });

import { words } from './named-statement';
import type { ValuesOf } from './named-statement';

/** An array for each of the columns of some rows, as `unnest` takes them. @param columns with a space between them */
export const columnArrays = <Columns extends string>(
  rows: readonly ValuesOf<Columns>[],
  columns: Columns,
) =>
  Object.fromEntries(
    words(columns).map((each) => [each, rows.map((row) => row[each])]),
  ) as ValuesOf<Columns>;

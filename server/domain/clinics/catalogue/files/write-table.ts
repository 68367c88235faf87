import { withFormulaMark } from './formula-mark';
import type { Columns, CsvFile } from './columns';

/** Spreadsheets read a file as UTF-8 by this mark. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a cell would be cut at, or lose its sign of a comment or its blanks by. */
const QUOTED = /[",\n\r;\t]|^#/;
/** Digits that spreadsheets would take for a number and lose some of; a tab before them keeps them text. */
const LOSABLE = /^(?:0\d+|\d{12,})$/;

/** A cell as the file has it. */
function cellText(cell: string): string {
  const marked = LOSABLE.test(cell) ? `\t${cell}` : withFormulaMark(cell);
  return QUOTED.test(marked) ? `"${marked.replace(/"/g, '""')}"` : marked;
}

/** A line's cells by column; those that are left out are blank. */
export type Cells<C extends Columns> = { readonly [K in keyof C]?: string | undefined };

/** A file with its header and a line for each of the rows. */
export function tableText<C extends Columns>(
  { columns }: CsvFile<C>,
  rows: readonly Cells<C>[],
): string {
  const names = Object.keys(columns);
  const lines = rows.map((row) => names.map((name) => cellText(row[name] ?? '')).join(','));
  return MARK + [names.join(','), ...lines].map((line) => `${line}${LINE_END}`).join('');
}

/** A file without lines: comments that explain it and each column, its header, and a line as an example, as a comment. */
export function templateText({ columns, about }: CsvFile<Columns>): string {
  const explained = Object.entries(columns).flatMap(([name, column]) => {
    const must = column.isRequired
      ? { zh: '必填', en: 'required' }
      : { zh: '可空', en: 'optional' };
    return [`# ${name} (${must.en}): ${column.about.en}`, `#   （${must.zh}）${column.about.zh}`];
  });
  const example = Object.values(columns).map((column) => cellText(column.example));
  const lines = [
    `# ${about.en}`,
    `# ${about.zh}`,
    '#',
    ...explained,
    '#',
    '# Example, a comment until its # is taken away · 示例，去掉行首的 # 即生效：',
    Object.keys(columns).join(','),
    `#${example.join(',')}`,
  ];
  return MARK + lines.map((line) => `${line}${LINE_END}`).join('');
}

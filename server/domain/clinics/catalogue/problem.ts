/**
 * What is wrong in a file of the operator's catalogue folder. `line` counts from 1, `column` is the field's name; null where
 * it is the whole file's, or the whole line's. Errors keep the folder from being applied, warnings do not.
 */
export interface Problem {
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** How many problems are written out; of the others only their number. */
export const PROBLEMS_SHOWN = 200;

/** A problem on one line of text: `clinics.csv:12 phone: error: …`. */
export function problemText({ file, line, column, severity, message }: Problem): string {
  const position = line === null ? file : `${file}:${String(line)}`;
  return `${position}${column === null ? '' : ` ${column}`}: ${severity}: ${message}`;
}

const counted = (count: number, word: string): string =>
  `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Whether nothing keeps the folder from being applied. */
export const isAcceptable = (problems: readonly Problem[]): boolean =>
  !problems.some(({ severity }) => severity === 'error');

/** Problems as the command prints them: errors first, at most `shown` of them, then how many more, and a sum. */
export function problemsText(problems: readonly Problem[], shown = PROBLEMS_SHOWN): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const lines = [...errors, ...warnings].slice(0, shown).map(problemText);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`and ${String(more)} more`);
  lines.push(`${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`);
  return `${lines.join('\n')}\n`;
}

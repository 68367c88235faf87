import type { FileProblems } from '../file-problems';

/**
 * Reports each line whose key an earlier one has.
 * @param column the field that is named. @param said what the message calls the key, if not by itself
 */
export function reportDoubles<L extends { readonly line: number }>(
  lines: readonly L[],
  keyOf: (line: L) => string,
  column: string | null,
  problems: FileProblems,
  said?: string,
): void {
  const first = new Map<string, number>();
  for (const each of lines) {
    const key = keyOf(each);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, each.line);
    else problems.error(each.line, column, `${said ?? key} is on line ${String(earlier)} already`);
  }
}

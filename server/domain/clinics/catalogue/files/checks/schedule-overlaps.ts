import type { FileProblems } from '../file-problems';
import type { ScheduleLine } from '../rows/schedules';

/** Days and times are texts in which the earlier one is the lesser. */
const areBothValid = (a: ScheduleLine, b: ScheduleLine): boolean =>
  (a.valid_from === null || b.valid_until === null || a.valid_from <= b.valid_until) &&
  (b.valid_from === null || a.valid_until === null || b.valid_from <= a.valid_until);

const overlap = (a: ScheduleLine, b: ScheduleLine): boolean =>
  a.from < b.to && b.from < a.to && areBothValid(a, b);

/** Reports lines that would make two slots of a product at the same time, each once. */
export function reportScheduleOverlaps(
  lines: readonly ScheduleLine[],
  problems: FileProblems,
): void {
  const earlier = new Map<string, ScheduleLine[]>();
  for (const line of lines) {
    let other: ScheduleLine | undefined;
    for (const product of line.product.flat())
      for (const weekday of line.weekdays) {
        const key = `${line.clinic} ${product} ${String(weekday)}`;
        const same = earlier.get(key);
        other ??= same?.find((each) => overlap(each, line));
        if (same) same.push(line);
        else earlier.set(key, [line]);
      }
    if (other)
      problems.error(
        line.line,
        'from',
        `${line.from} to ${line.to} overlaps line ${String(other.line)} (${other.from} to ${other.to}) of the same clinic, product, weekday and days`,
      );
  }
}

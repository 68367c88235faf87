import { wouldOverlap } from '../../rules/time-rules';
import { periodOf } from '../rows/schedules';
import type { FileProblems } from '../file-problems';
import type { ScheduleLine } from '../rows/schedules';

/** Reports lines that would make two slots of a product at the same time, each once. */
export function reportScheduleOverlaps(
  lines: readonly ScheduleLine[],
  problems: FileProblems,
): void {
  const earlier = new Map<string, ScheduleLine[]>();
  for (const line of lines) {
    const period = periodOf(line);
    let other: ScheduleLine | undefined;
    for (const product of line.product.flat())
      for (const weekday of line.weekdays) {
        const key = `${line.clinic} ${product} ${String(weekday)}`;
        const same = earlier.get(key);
        other ??= same?.find((each) => wouldOverlap(periodOf(each), period));
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

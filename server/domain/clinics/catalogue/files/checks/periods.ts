import { areTogether } from '../../rules/time-rules';
import type { FileProblems } from '../file-problems';

/** Whether a time comes after another; where not, an error. */
export function endsLater(
  { line, from, to }: { readonly line: number; readonly from: string; readonly to: string },
  problems: FileProblems,
): boolean {
  if (to > from) return true;
  problems.error(line, 'to', `${to} is not after ${from}`);
  return false;
}

/** Reports two fields of which only one is filled. */
export function reportAlone(
  line: number,
  [first, one]: readonly [string, unknown],
  [second, other]: readonly [string, unknown],
  problems: FileProblems,
): void {
  if (areTogether(one, other)) return;
  const [filled, blank] = one === null ? [second, first] : [first, second];
  problems.error(line, blank, `is empty, but ${filled} is not: fill both or none`);
}

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

/** Reports two fields of which only one is filled. @returns whether both are filled, or both blank */
export function areTogether(
  line: number,
  [first, one]: readonly [string, unknown],
  [second, other]: readonly [string, unknown],
  problems: FileProblems,
): boolean {
  if ((one === null) === (other === null)) return true;
  const [filled, blank] = one === null ? [second, first] : [first, second];
  problems.error(line, blank, `is empty, but ${filled} is not: fill both or none`);
  return false;
}

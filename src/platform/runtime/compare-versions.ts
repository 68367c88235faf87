/** Numbers of a version such as `5.4.0`; a part that is not a number counts as 0. */
const partsOf = (version: string): number[] =>
  version.split('.').map((part) => parseInt(part, 10) || 0);

/**
 * Compares dotted versions part by part, as numbers: `4.10` is newer than `4.9`, and `5.4` is `5.4.0`.
 * @returns -1 if `a` is older, 1 if it is newer, else 0
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}

/** Whether a version is at least `least`; an empty version is not. */
export const isAtLeast = (version: string, least: string): boolean =>
  version !== '' && compareVersions(version, least) >= 0;

/** A list navigated by arrow keys; `columns` > 1 makes it a grid. */
export interface RovingList {
  readonly index: number;
  readonly count: number;
  readonly columns?: number;
  readonly isDisabled?: (index: number) => boolean;
}

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/**
 * Index that an arrow, Home or End key moves to, skipping disabled items; undefined if the key has no effect or no
 * other item is enabled. One-column lists wrap around, grids stop at their edge.
 */
export function rovingTarget(key: string, list: RovingList): number | undefined {
  const { index, count, columns = 1, isDisabled = () => false } = list;
  const first = key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
  const step = key === 'End' ? -1 : key === 'Home' ? 1 : STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  let next = first ?? index + step;
  for (let tries = 0; tries < count; tries += 1) {
    if (columns === 1) next = (next + count) % count;
    if (next < 0 || next >= count) return undefined;
    if (!isDisabled(next)) return next === index ? undefined : next;
    next += step;
  }
  return undefined;
}

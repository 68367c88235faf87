/** A suite may take this many times its budget, and so many seconds more: another processor, another load. */
const ALLOWED = { times: 3, seconds: 10 };
/** Fewest suites whose median says how fast a machine is. */
const ENOUGH = 10;

interface Budgeted {
  readonly path: string;
  /** Seconds of the processor; null: never measured. */
  readonly budget: number | null;
}

/** How many times their budgets suites take on this machine at present: the median, and never less than 1. */
function paceOf(suites: readonly Budgeted[], taken: ReadonlyMap<string, number>): number {
  const ratios = suites
    .flatMap(({ path, budget }) => {
      const seconds = taken.get(path);
      return budget === null || seconds === undefined ? [] : [seconds / budget];
    })
    .sort((a, b) => a - b);
  return ratios.length < ENOUGH ? 1 : Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
}

/**
 * Suites that took far more than their budgets, compared with the others of the run: on a machine that is slow at present
 * all of them take more, and nothing has grown. @param taken seconds of the processor by path @returns a line of each
 */
export function outgrown(
  suites: readonly Budgeted[],
  taken: ReadonlyMap<string, number>,
): readonly string[] {
  const pace = paceOf(suites, taken);
  return suites.flatMap(({ path, budget }) => {
    const seconds = taken.get(path) ?? 0;
    const most = pace * (ALLOWED.times * (budget ?? Infinity) + ALLOWED.seconds);
    return seconds > most
      ? [`${path} took ${seconds} s of the processor, its budget is ${budget} s`]
      : [];
  });
}

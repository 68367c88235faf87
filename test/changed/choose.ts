import { KINDS } from './suites';
import type { Kind, Suite } from './suites';

/** s on two cores, for a suite that was never measured. */
const USUAL: Readonly<Record<Kind, number>> = { server: 15, browser: 40, mini: 25, simulator: 5 };
/** From this distance on, imports say little: every suite's harness imports the whole contract. */
const FAR = 2;
/** Parts of paths that say nothing about the subject. */
const SAID_OF_ALL =
  /^(src|server|contract|test|features|shared|pages|areas|domain|components|statement|index|tsx?|rules|api|sql|browser|mini|h5|weapp|alipay)$/;

export interface Choice {
  readonly chosen: readonly Suite[];
  readonly leftOut: readonly Suite[];
  /** s until the last of the chosen suites ends. */
  readonly longest: number;
}

const wordsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .filter((word) => word.length > 2 && !SAID_OF_ALL.test(word));

/**
 * How many words of a suite's name occur in the paths of what it touches: a change of the plan selects the plan's
 * suites.
 */
function affinity({ path, touches }: Suite): number {
  const said = new Set(touches.flatMap(wordsOf));
  return new Set(wordsOf(path).filter((word) => said.has(word))).size;
}

/** s that a suite takes: as measured, otherwise the usual time of its kind. */
export const secondsOf = ({ path, kind }: Suite, measured: ReadonlyMap<string, number>): number =>
  measured.get(path) ?? USUAL[kind];

/**
 * Orders suites by how much their result says: distance to the change, then similar names, then number of changed
 * files, then shorter duration; the kinds alternate, so that each is run.
 */
export function ranked(
  suites: readonly Suite[],
  measured: ReadonlyMap<string, number>,
): readonly Suite[] {
  const best = (a: Suite, b: Suite): number =>
    Number(b.distance < FAR) - Number(a.distance < FAR) ||
    affinity(b) - affinity(a) ||
    b.touches.length - a.touches.length ||
    secondsOf(a, measured) - secondsOf(b, measured);
  const byKind = KINDS.map((kind) => suites.filter((suite) => suite.kind === kind).sort(best));
  const turns = Math.max(0, ...byKind.map((each) => each.length));
  return Array.from({ length: turns }, (_, turn) =>
    byKind.flatMap((each) => each[turn] ?? []),
  ).flat();
}

/**
 * The first of `suites` that together fit into the time.
 * @param seconds available to each worker
 * @param workers in parallel; a suite is never split
 */
export function fitting(
  suites: readonly Suite[],
  measured: ReadonlyMap<string, number>,
  { seconds, workers }: { readonly seconds: number; readonly workers: number },
): Choice {
  const ends = Array.from({ length: workers }, () => 0);
  const chosen: Suite[] = [];
  const leftOut: Suite[] = [];
  for (const suite of suites) {
    const soonest = ends.indexOf(Math.min(...ends));
    const end = (ends[soonest] ?? 0) + secondsOf(suite, measured);
    if (end > seconds) leftOut.push(suite);
    else {
      ends[soonest] = end;
      chosen.push(suite);
    }
  }
  return { chosen, leftOut, longest: Math.max(...ends) };
}

/** Unit tests that depend on a change, nearest first, and how many there are beyond `most`. */
export function nearestTests(
  near: ReadonlyMap<string, number>,
  isUnit: (path: string) => boolean,
  most: number,
): { readonly chosen: readonly string[]; readonly leftOut: readonly string[] } {
  const tests = [...near]
    .filter(([path]) => isUnit(path))
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b))
    .map(([path]) => path);
  return { chosen: tests.slice(0, most), leftOut: tests.slice(most) };
}

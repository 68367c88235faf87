import { between, importCycles } from './imports';
import type { ImportGraph } from './imports';

export const arrowsOf = (graph: ImportGraph): [string, string][] =>
  [...graph].flatMap(([from, known]) => known.map((to): [string, string] => [from, to]));

/** A graph without what belongs to the unit named ''. */
const named = (graph: ImportGraph): ImportGraph =>
  new Map(
    [...graph].flatMap(([unit, known]) =>
      unit === '' ? [] : [[unit, known.filter((each) => each !== '')]],
    ),
  );

/**
 * What the arrows between modules break: each is declared, each that is declared is there, and they form no ring.
 * @param moduleOf the module that a file belongs to; '' for any other file
 * @param declared module → modules that it may import
 * @param remedy what to do about an arrow that nobody declared
 */
export function arrowViolations(
  graph: ImportGraph,
  moduleOf: (path: string) => string,
  declared: Readonly<Record<string, readonly string[]>>,
  remedy: string,
) {
  const ofModules = named(between(graph, moduleOf));
  /** The first import behind an arrow. */
  const importBetween = (from: string, to: string): string => {
    for (const [path, known] of graph) {
      const imported = moduleOf(path) === from && known.find((each) => moduleOf(each) === to);
      if (imported) return `${path} imports ${imported}`;
    }
    return '';
  };
  return {
    undeclared: arrowsOf(ofModules)
      .filter(([from, to]) => !declared[from]?.includes(to))
      .map(([from, to]) => `${from} → ${to} (${importBetween(from, to)}): ${remedy}`),
    unused: Object.entries(declared).flatMap(([from, known]) =>
      known.filter((to) => !ofModules.get(from)?.includes(to)).map((to) => `${from} → ${to}`),
    ),
    ringsOfModules: importCycles(ofModules),
  };
}

import { dirname, join } from 'node:path/posix';

/**
 * Path of a file from the root → the files of ours that it names: imports of values and types, `import()`, mocks,
 * styles.
 */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/** Import steps from a file to the nearest changed one: 0 for a changed file itself. */
export type Distances = ReadonlyMap<string, number>;

const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(|\bjest\.\w+(?:<[^>]*>)?\(\s*|@use\s+|@import\s+)['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '.scss'];
const TARGETS = ['', '.h5', '.weapp', '.alipay'];
/** A specifier without an ending leads to the file of every target, since a change of any of them matters. */
const CANDIDATES = TARGETS.flatMap((target) =>
  ENDINGS.flatMap((ending) => [`${target}${ending}`, `/index${target}${ending}`]),
);

function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (specifier.startsWith('@/')) return specifier.replace('@', 'src');
  if (specifier.startsWith('@contract/')) return specifier.slice(1);
  return undefined;
}

/** Which files depend on which. A specifier without a file, such as one in a test's sample, is left out. */
export function dependencies(texts: ReadonlyMap<string, string>): Dependencies {
  return new Map(
    [...texts].map(([importer, text]) => {
      const found = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
        const path = pathOf(specifier, importer);
        return path ? CANDIDATES.map((each) => path + each).filter((each) => texts.has(each)) : [];
      });
      return [importer, [...new Set(found)]];
    }),
  );
}

/** Every file that depends on one of `changed`, directly or through others, with its distance. */
export function dependents(graph: Dependencies, changed: readonly string[]): Distances {
  const importers = new Map<string, string[]>();
  for (const [importer, imported] of graph) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer]);
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  let edge = changed;
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = [...new Set(edge.flatMap((path) => importers.get(path) ?? []))];
    edge = next.filter((path) => !distances.has(path));
    for (const path of edge) distances.set(path, distance);
  }
  return distances;
}

/** A file and everything it depends on. */
export function closure(graph: Dependencies, path: string): ReadonlySet<string> {
  const seen = new Set([path]);
  for (const each of seen) for (const next of graph.get(each) ?? []) seen.add(next);
  return seen;
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of a file from the root → what it imports, as paths likewise. */
export type ImportGraph = Map<string, string[]>;

/** Imports and re-exports of values and of types, dynamic imports, and types imported in place. */
const EVERY_IMPORT = /(?:\bfrom\s+|^import\s+|\bimport\()'([^']+)'/gm;
const SCRIPT = /\.tsx?$/;
const OTHER_FILE = /\.(scss|css|json|svg|png|webp|m?js)$/;
const TEST = /\.test\.tsx?$/;
const SUFFIXES = ['', '.h5', '.weapp', '.alipay'].flatMap((target) => [
  `${target}.ts`,
  `${target}.tsx`,
]);
const ENDINGS = [...SUFFIXES, ...SUFFIXES.map((suffix) => `/index${suffix}`)];

/** Text of every script in the folders below `root`, by its path. */
export function readSources(root: string, folders: readonly string[]): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SCRIPT.test(path) && !path.endsWith('.d.ts'))
      .map((path) => join(folder, path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The file that a specifier of ours names, without its ending; nothing for a package or a picture. */
export function ownPath(specifier: string, importer: string): string | undefined {
  if (OTHER_FILE.test(specifier)) return undefined;
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (specifier.startsWith('@/')) return specifier.replace('@', 'src');
  if (specifier.startsWith('@contract/')) return specifier.slice(1);
  return undefined;
}

/**
 * Which files import which on any target, types included; without tests, which may import anything. An import of a
 * folder with one file per target imports all of them.
 * @throws Error for an import of a script that does not exist
 */
export function allImports(sources: ReadonlyMap<string, string>): ImportGraph {
  const code = [...sources].filter(([path]) => !TEST.test(path));
  return new Map(
    code.map(([importer, text]) => {
      const imported = [...text.matchAll(EVERY_IMPORT)].flatMap(([, specifier = '']) => {
        const path = ownPath(specifier, importer);
        const found = ENDINGS.map((ending) => `${path}${ending}`).filter((each) =>
          sources.has(each),
        );
        if (path !== undefined && found.length === 0)
          throw new Error(`${importer} imports ${specifier}, which is no script`);
        return found;
      });
      return [importer, [...new Set(imported)]];
    }),
  );
}

/** The same between units that files belong to, such as folders; without imports inside a unit. */
export function between(graph: ImportGraph, unitOf: (path: string) => string): ImportGraph {
  const units = new Map<string, Set<string>>();
  for (const [importer, imported] of graph) {
    const unit = unitOf(importer);
    const known = units.get(unit) ?? new Set();
    for (const path of imported) if (unitOf(path) !== unit) known.add(unitOf(path));
    units.set(unit, known);
  }
  return new Map([...units].map(([unit, known]) => [unit, [...known].sort()]));
}

/** Cycles of imports, each as `a → b → a`. */
export function importCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const way: string[] = [];
  const done = new Set<string>();
  const visit = (path: string): void => {
    const start = way.indexOf(path);
    if (start >= 0) cycles.push([...way.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    way.push(path);
    graph.get(path)?.forEach(visit);
    way.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return cycles;
}

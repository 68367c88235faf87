import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Target } from './build';

/** Path of a file below the root → what it imports at run time, as paths likewise. */
export type ImportGraph = Map<string, string[]>;

/** Imports and re-exports of values. A type leaves nothing behind, and `import()` runs later. */
const VALUE_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
const SCRIPT = /\.tsx?$/;
const OTHER_TARGET = (target: Target) => new RegExp(`\\.(?!${target}\\.)(h5|weapp|alipay)\\.tsx?$`);

/** Text of every script in the folders below `root`, by its path. */
export function readSources(root: string, folders: string[]): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SCRIPT.test(path) && !path.endsWith('.d.ts'))
      .map((path) => join(folder, path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Where a specifier of ours points, without its ending; nothing for a package. */
function ownPath(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (specifier.startsWith('@/')) return specifier.replace('@', 'src');
  if (specifier.startsWith('@contract/')) return specifier.slice(1);
  return undefined;
}

/**
 * Who imports whom in the build of `target`, by the same endings as the builds.
 * @throws Error for an import of a script that is not there
 */
export function importGraph(sources: ReadonlyMap<string, string>, target: Target): ImportGraph {
  const suffixes = [`.${target}.tsx`, `.${target}.ts`, '.tsx', '.ts'];
  const endings = [...suffixes, ...suffixes.map((suffix) => `/index${suffix}`)];
  const graph: ImportGraph = new Map();
  for (const [importer, text] of sources) {
    if (OTHER_TARGET(target).test(importer)) continue;
    const imported = [...text.matchAll(VALUE_IMPORT)].flatMap(([, specifier = '']) => {
      const path = ownPath(specifier, importer);
      if (!path || /\.(scss|css|json|svg|png|webp|m?js)$/.test(path)) return [];
      const found = endings.map((ending) => path + ending).find((each) => sources.has(each));
      if (!found) throw new Error(`${importer} imports ${specifier}, which is no script`);
      return [found];
    });
    graph.set(importer, imported);
  }
  return graph;
}

/** Rings of files that import one another, each as `a → b → a`. */
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

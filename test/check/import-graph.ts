import type { Target } from './build';
import { ownPath } from './imports';
import type { ImportGraph } from './imports';

/** Imports and re-exports of values. Types are erased, and `import()` runs later. */
const VALUE_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
const OTHER_TARGET = (target: Target) => new RegExp(`\\.(?!${target}\\.)(h5|weapp|alipay)\\.tsx?$`);

/**
 * Which files import which at run time in the build of `target`, resolved by the same endings as the builds.
 * @throws Error for an import of a script that does not exist
 */
export function importGraph(sources: ReadonlyMap<string, string>, target: Target): ImportGraph {
  const suffixes = [`.${target}.tsx`, `.${target}.ts`, '.tsx', '.ts'];
  const endings = [...suffixes, ...suffixes.map((suffix) => `/index${suffix}`)];
  const graph: ImportGraph = new Map();
  for (const [importer, text] of sources) {
    if (OTHER_TARGET(target).test(importer)) continue;
    const imported = [...text.matchAll(VALUE_IMPORT)].flatMap(([, specifier = '']) => {
      const path = ownPath(specifier, importer);
      if (path === undefined) return [];
      const found = endings.map((ending) => path + ending).find((each) => sources.has(each));
      if (!found) throw new Error(`${importer} imports ${specifier}, which is no script`);
      return [found];
    });
    graph.set(importer, imported);
  }
  return graph;
}

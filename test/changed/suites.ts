import { closure } from './dependents';
import type { Dependencies, Distances } from './dependents';

/** What a suite runs: the built site, the built mini-programs, the built provider, or the simulator itself. */
export const KINDS = ['server', 'browser', 'mini', 'simulator'] as const;
export type Kind = (typeof KINDS)[number];

/** A suite against a build, affected by a change. */
export interface Suite {
  readonly path: string;
  readonly kind: Kind;
  /** Changed files that it runs, as far as is known. */
  readonly touches: readonly string[];
  /** Import steps to the change, 0: the suite itself changed; `Infinity` without an import path. */
  readonly distance: number;
}

/** What is known about the tree; all paths from the root. */
export interface Tree {
  readonly graph: Dependencies;
  readonly texts: ReadonlyMap<string, string>;
  /** File → measured suites that run it (test/check/journeys.txt). */
  readonly ranBy: ReadonlyMap<string, readonly string[]>;
  /** Page file → the strings by which suites name it: path, route name, page. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

const SUITE = new RegExp(`^test/(${KINDS.join('|')})/.*\\.test\\.tsx?$`);
const ALL_PAGES = /\b(includedRoutes|ROUTE_NAMES)\b/;
const CLIENT = /^(src|contract|config)\//;
const PROVIDER = /^(server|contract)\//;

/** Which suite runs which files, from test/check/journeys.txt. */
export function readJourneys(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split('\n');
  const suites = lines.flatMap((line) => /^\d+ (\S+)$/.exec(line)?.[1] ?? []);
  return new Map(
    lines.flatMap((line): [string, string[]][] => {
      const [, file, numbers] = /^(\S+): ([\d ]+)$/.exec(line) ?? [];
      if (!file || !numbers) return [];
      return [[file, numbers.split(' ').map((each) => suites[Number(each)] ?? '')]];
    }),
  );
}

/**
 * Suites against builds that `changed` affects: by their imports, by what they were measured to run, or by their
 * pages.
 */
export function touchedSuites(tree: Tree, changed: readonly string[], near: Distances): Suite[] {
  const measured = new Set([...tree.ranBy.values()].flat());
  const client = changed.filter((path) => CLIENT.test(path));
  const pagesOf = new Map(client.map((path) => [path, pagesReaching(tree, path)]));
  return [...tree.texts.keys()].sort().flatMap((path): Suite[] => {
    const kind = SUITE.exec(path)?.[1] as Kind | undefined;
    if (!kind) return [];
    const runs = (file: string): boolean => {
      if (measured.has(path) && tree.ranBy.has(file)) {
        return tree.ranBy.get(file)?.includes(path) ?? false;
      }
      // Not measured: every suite starts the whole provider, and opens the pages that it names.
      if (kind === 'server') return PROVIDER.test(file);
      return kind !== 'simulator' && opens(tree, path, pagesOf.get(file) ?? []);
    };
    const touches = changed.filter(runs);
    const distance = near.get(path) ?? Infinity;
    return near.has(path) || touches.length > 0 ? [{ path, kind, touches, distance }] : [];
  });
}

/** Pages that contain a file; all pages for a file that no script imports, such as the build's own configuration. */
function pagesReaching({ graph, pages }: Tree, path: string): readonly string[] {
  if (!graph.has(path) || path.startsWith('config/')) return [...pages.keys()];
  return [...pages.keys()].filter((page) => closure(graph, page).has(path));
}

/** In quotes, with or without a leading slash, and with any query. */
const isNamed = (name: string, text: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    ['', '/'].some((slash) =>
      [quote, '?'].some((end) => text.includes(`${quote}${slash}${name}${end}`)),
    ),
  );

/** Whether a suite or one of its helpers names one of `pages`, or opens all pages. */
function opens({ graph, texts, pages }: Tree, suite: string, reaching: readonly string[]): boolean {
  if (reaching.length === 0) return false;
  const text = [...closure(graph, suite)]
    .filter((path) => path.startsWith('test/'))
    .map((path) => texts.get(path) ?? '')
    .join('\n');
  const names = reaching.flatMap((page) => pages.get(page) ?? []);
  return ALL_PAGES.test(text) || names.some((name) => isNamed(name, text));
}

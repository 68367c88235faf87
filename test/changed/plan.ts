import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { routeOf, ROUTE_NAMES } from '@/routes/table';
import { nearestTests, ranked } from './choose';
import { dependencies, dependents } from './dependents';
import { quoting, removedTexts } from './removed-texts';
import { readJourneys, touchedSuites } from './suites';
import type { Suite } from './suites';
import { suiteBudgets } from '../tiers/suite-list';

/** The result of `npm test -- changed`; paths from the root. */
export interface Plan {
  /** Existing files that differ from `base`. */
  readonly changed: readonly string[];
  readonly base: string;
  readonly unit: { readonly chosen: readonly string[]; readonly leftOut: readonly string[] };
  /** Most relevant first. */
  readonly suites: readonly Suite[];
  readonly seconds: ReadonlyMap<string, number>;
}

const READ = /^(src|server|contract|test|config|scripts|types)\/.*\.(tsx?|mjs|scss)$/;
const UNIT =
  /^(?:(?:src|contract|server|config|scripts)\/|test\/(?:doubles|check|bench|changed|tiers)\/).*\.test\.(tsx?|mjs)$/;
/** These read the whole tree: any change can affect them. */
const READS_ALL = /^test\/check\/[^/]*\.test\.ts$/;
const MOST_UNIT_TESTS = 120;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

function mergeBase(ref: string | undefined): string {
  for (const each of ref ? [ref] : ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', each).trim();
    } catch {
      // This ref does not exist; the next one may.
    }
  }
  throw new Error(`There is no commit in common with ${ref ?? 'origin/main or main'}`);
}

const readOr = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** @param ref to compare with; by default where this branch left main */
export function planOf(ref?: string): Plan {
  const base = mergeBase(ref);
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  const all = [...lines(git('diff', '--name-only', '--no-renames', base)), ...untracked];
  const changed = all.filter((path) => existsSync(path));
  const tracked = [...lines(git('ls-files')), ...untracked];
  const texts = new Map(
    tracked
      .filter((path) => READ.test(path) && existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const graph = dependencies(texts);
  const quoted = quoting(texts, removedTexts(git('diff', '-U0', '--no-renames', base)));
  const near = dependents(graph, [...new Set([...changed, ...quoted])]);
  const pages = new Map(
    ROUTE_NAMES.map((name) => {
      const { path, page } = routeOf(name);
      return [`src/${page}.tsx`, [path.slice(1), name, page]];
    }),
  );
  const tree = { graph, texts, pages, ranBy: readJourneys(readOr('test/check/journeys.txt')) };
  const seconds = suiteBudgets();
  const isUnit = (path: string): boolean => UNIT.test(path) && !READS_ALL.test(path);
  const unit = nearestTests(near, isUnit, MOST_UNIT_TESTS);
  const always = [...texts.keys()].filter((path) => READS_ALL.test(path));
  return {
    base,
    changed,
    unit: { ...unit, chosen: [...always, ...unit.chosen] },
    suites: ranked(touchedSuites(tree, changed, near), seconds),
    seconds,
  };
}

export { fitting } from './choose';

import { join } from 'node:path';
import { derivePages } from '@/routes/derive';
import { importGraph } from './import-graph';
import { readSources } from './imports';

const TABLES = 'contract/doses/schedule/';
/** What every visit loads: the app, what it asks for at once and afterwards, and the calls' descriptions. */
const APP = [
  'src/app.tsx',
  'src/app-later.ts',
  'src/app-services.ts',
  'src/app-afterwards.ts',
  'contract/endpoints.ts',
];
const PLAN_PAGE = 'src/pages/catalogue/vaccine-plan/index.tsx';

const sources = new Map(
  [...readSources(join(__dirname, '../..'), ['src', 'contract'])].filter(
    ([path]) => !/\.test\.tsx?$/.test(path),
  ),
);

/** The way of imports from some files to the tables of doses, if there is one. */
function wayToTables(target: 'h5' | 'weapp' | 'alipay', roots: readonly string[]): string[] {
  const graph = importGraph(sources, target);
  const seen = new Set<string>();
  const search = (path: string): string[] => {
    if (path.startsWith(TABLES)) return [path];
    if (seen.has(path)) return [];
    seen.add(path);
    for (const next of graph.get(path) ?? []) {
      const way = search(next);
      if (way.length > 0) return [path, ...way];
    }
    return [];
  };
  for (const root of roots) {
    if (!sources.has(root)) throw new Error(`There is no ${root}`);
    const way = search(root);
    if (way.length > 0) return way;
  }
  return [];
}

test('the site’s entry, home and what follows it load no table of doses', () => {
  expect(wayToTables('h5', [...APP, 'src/pages/main/home/index.tsx'])).toEqual([]);
});

test.each(['weapp', 'alipay'] as const)(
  'the main package on %s has no table of doses',
  (target) => {
    const { pages } = derivePages({ target, environment: 'live' });
    expect(pages.length).toBeGreaterThan(2);
    const roots = pages.map((page) => `src/${page}.tsx`);
    expect(wayToTables(target, [...APP, ...roots])).toEqual([]);
  },
);

test.each(['h5', 'weapp', 'alipay'] as const)('on %s only the plan’s page loads them', (target) => {
  const { pages, subPackages } = derivePages({ target, environment: 'live' });
  const all = [
    ...pages,
    ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`)),
  ].map((page) => `src/${page}.tsx`);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((page) => wayToTables(target, [page]).length > 0)).toEqual([PLAN_PAGE]);
});

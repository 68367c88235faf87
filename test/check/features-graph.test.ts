import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivePages } from '@/routes/derive';
import house from '../../config/house/client.json';
import { importGraph } from './import-graph';
import { allImports, between, importCycles, readSources } from './imports';
import type { ImportGraph } from './imports';

const MOST_FILES = 40;
const ROOT = join(__dirname, '../..');
const { floors, targets } = house;
/** Pages that show another page under an address of their own. */
const pages: Readonly<Record<string, readonly string[]>> = house.pages;
const features: Readonly<Record<string, readonly string[]>> = house.features;

/** The folder of the client that a file belongs to, with each feature separate; files directly in `src` are the app. */
const unitOf = (path: string): string => {
  const [root = '', folder = '', room = '', below] = path.split('/');
  if (root === 'contract') return root;
  if (room === '') return 'app';
  return folder === 'features' && below !== undefined ? `${folder}/${room}` : folder;
};
const floorOf = (unit: string): number =>
  floors.findIndex((folders) => folders.includes(unit.replace(/\/.*/, '')));
/** The page that a file belongs to; empty for any other file. */
const pageOf = (path: string): string => /^src\/(pages\/[^/]+\/[^/]+)\//.exec(path)?.[1] ?? '';

const featureOf = (unit: string): string | undefined => /^features\/(.+)/.exec(unit)?.[1];

/** Violations of the client's floors, as `a → b`. */
function violationsIn(graph: ImportGraph) {
  const units = between(graph, unitOf);
  const edges = [...units].flatMap(([from, known]) => known.map((to) => [from, to] as const));
  const list = (wrong: (from: string, to: string) => boolean): string[] =>
    edges.filter(([from, to]) => wrong(from, to)).map(([from, to]) => `${from} → ${to}`);
  const isDeclared = (from: string, to: string): boolean => {
    const [a, b] = [featureOf(from), featureOf(to)];
    return a === undefined || b === undefined || features[a]?.includes(b) === true;
  };
  const isUsed = (from: string, to: string): boolean =>
    edges.some(([a, b]) => featureOf(a) === from && featureOf(b) === to);
  return {
    homeless: [...units.keys()].filter((unit) => floorOf(unit) < 0),
    upward: list((from, to) => floorOf(to) < floorOf(from)),
    betweenPages: [...between(graph, pageOf)].flatMap(([from, known]) =>
      known.filter((to) => from && to && !pages[from]?.includes(to)).map((to) => `${from} → ${to}`),
    ),
    mutual: list(
      (from, to) =>
        featureOf(from) !== undefined && from < to && units.get(to)?.includes(from) === true,
    ),
    undeclared: list((from, to) => !isDeclared(from, to)),
    unused: Object.entries(features).flatMap(([from, known]) =>
      known.filter((to) => !isUsed(from, to)).map((to) => `${from} → ${to}`),
    ),
    ringsOfFiles: importCycles(graph),
    ringsOfFeatures: importCycles(
      new Map([...units].filter(([unit]) => featureOf(unit) !== undefined)),
    ),
  };
}

const NONE = {
  homeless: [],
  upward: [],
  betweenPages: [],
  mutual: [],
  undeclared: [],
  unused: [],
  ringsOfFiles: [],
  ringsOfFeatures: [],
};

const graphOf = (files: Record<string, string>) => allImports(new Map(Object.entries(files)));

test('an import upward, of another page, and one that nobody declared are told, types included', () => {
  const faults = violationsIn(
    graphOf({
      'src/pages/order/order-list/index.tsx': "import { b } from '../order-detail/b';\n",
      'src/pages/order/order-detail/b.ts': '',
      'src/features/account/store.ts': "import type { O } from '@/features/order/store';\n",
      'src/features/order/store.ts':
        "export const later = () => import('@/features/account/store');\n",
      'src/http/request.ts': "export type R = import('@/routes/table').R;\n",
      'src/routes/table.ts': '',
      'src/new/thing.ts': '',
    }),
  );
  expect(faults).toMatchObject({
    homeless: ['new'],
    upward: ['http → routes'],
    betweenPages: ['pages/order/order-list → pages/order/order-detail'],
    mutual: ['features/account → features/order'],
    undeclared: ['features/account → features/order'],
    ringsOfFiles: [expect.stringContaining('src/features/account/store.ts')],
    ringsOfFeatures: ['features/account → features/order → features/account'],
  });
});

test('features that know one another in a ring of three are told', () => {
  const { mutual, ringsOfFeatures } = violationsIn(
    graphOf({
      'src/features/a/x.ts': "import '@/features/b/x';\n",
      'src/features/b/x.ts': "import '@/features/c/x';\n",
      'src/features/c/x.ts': "import '../a/y';\n",
      'src/features/a/y.ts': '',
    }),
  );
  expect([mutual.length, ringsOfFeatures.length]).toEqual([0, 1]);
});

describe('the client', () => {
  const sources = readSources(ROOT, ['src', 'contract']);

  test('stands in floors, and its features know what is declared', () => {
    const graph = allImports(sources);
    const faults = violationsIn(graph);
    const edges = Object.values(features).flat().length;
    process.stdout.write(
      `client: ${graph.size} files, ${Object.keys(features).length} features, ${edges} declared edges, ` +
        `${faults.mutual.length} mutual pairs, ${faults.ringsOfFeatures.length} rings of features, ` +
        `${faults.ringsOfFiles.length} rings of files, ${faults.upward.length} upward imports\n`,
    );
    expect(graph.size).toBeGreaterThan(1000);
    expect(faults).toEqual(NONE);
  });

  test('has no folder of features or pages with more files than a reader takes in', () => {
    const counts = new Map<string, number>();
    for (const path of sources.keys())
      if (/^src\/(features|pages)\//.test(path))
        counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  test('declares exactly the features that there are', () => {
    const there = [...sources.keys()].flatMap((path) => featureOf(unitOf(path)) ?? []);
    expect([...new Set(there)].sort()).toEqual(Object.keys(features).sort());
  });

  test('differs between targets under src/platform and src/ui, and where it is declared', () => {
    const elsewhere = [...sources.keys()]
      .filter((path) => !/^src\/(platform|ui)\//.test(path))
      .flatMap((path) => /^(.+)\.(?:h5|weapp|alipay)\.tsx?$/.exec(path)?.[1] ?? []);
    expect([...new Set(elsewhere)].sort()).toEqual([...targets].sort());
    // The others have a file without a target, so that each is a pair.
    expect(
      targets.filter((path) => !['.ts', '.tsx'].some((e) => existsSync(join(ROOT, path + e)))),
    ).toEqual([]);
  });

  test.each(['weapp', 'alipay'] as const)('takes no file of the site into %s', (target) => {
    const code = new Map([...sources].filter(([path]) => !/\.test\.tsx?$/.test(path)));
    const graph = importGraph(code, target);
    const scope = derivePages({ target, environment: 'live' });
    const inPackages = scope.subPackages.flatMap(({ root, pages: inside }) =>
      inside.map((page) => `${root}/${page}`),
    );
    const reached = new Set<string>();
    const visit = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      graph.get(path)?.forEach(visit);
    };
    visit('src/app.tsx');
    for (const page of [...scope.pages, ...inPackages]) visit(`src/${page}.tsx`);
    expect(reached.size).toBeGreaterThan(600);
    expect([...reached].filter((path) => path.includes('.h5.'))).toEqual([]);
  });
});

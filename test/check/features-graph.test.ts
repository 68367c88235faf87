import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivePages } from '@/routes/derive';
import client from '../../config/architecture/client.json';
import { importGraph } from './import-graph';
import { allImports, between, importCycles, readSources } from './imports';
import type { ImportGraph } from './imports';
import { arrowsOf, arrowViolations } from './module-arrows';

const MOST_FILES = 40;
const MOST_MODULES = 12;
const MOST_ARROWS = 22;
const ROOT = join(__dirname, '../..');
const { layers, targets } = client;
/** Pages that show another page under an address of their own. */
const pages: Readonly<Record<string, readonly string[]>> = client.pages;
/** Which modules a module imports. */
const modules: Readonly<Record<string, readonly string[]>> = client.modules;

const REMEDY =
  'let the page combine both, or move what both need to the lower module or to src/shared; an arrow that stays is a word in config/architecture/client.json';

/** `features/<module>/<room>`, `shared/<room>`, or a folder of the client; files directly in `src` are the app. */
const unitOf = (path: string): string => {
  const [root = '', ...below] = path.split('/').slice(0, -1);
  if (root === 'contract') return root;
  const depth = { features: 3, shared: 2 }[below[0] ?? ''] ?? 1;
  return below.slice(0, depth).join('/') || 'app';
};
const layerOf = (unit: string): number =>
  layers.findIndex((folders) => folders.includes(unit.replace(/\/.*/, '')));
/** The page that a file belongs to; empty for any other file. */
const pageOf = (path: string): string => /^src\/(pages\/[^/]+\/[^/]+)\//.exec(path)?.[1] ?? '';
/** The module that a file belongs to; empty for any other file. */
const moduleOf = (path: string): string => /^src\/features\/([^/]+)\/./.exec(path)?.[1] ?? '';

/** Violations of the client's layers, as `a → b`. */
function violationsIn(graph: ImportGraph) {
  const units = between(graph, unitOf);
  const rooms = new Map([...units].filter(([unit]) => /^(features|shared)\//.test(unit)));
  return {
    homeless: [...units.keys()].filter((unit) => layerOf(unit) < 0),
    /** Each file of a module or of the shared layer is in a room. */
    roomless: [...units.keys()].filter((unit) => /^(features(\/[^/]+)?|shared)$/.test(unit)),
    upward: arrowsOf(units)
      .filter(([from, to]) => layerOf(to) < layerOf(from))
      .map(([from, to]) => `${from} → ${to}`),
    betweenPages: [...between(graph, pageOf)].flatMap(([from, known]) =>
      known.filter((to) => from && to && !pages[from]?.includes(to)).map((to) => `${from} → ${to}`),
    ),
    ...arrowViolations(graph, moduleOf, modules, REMEDY),
    ringsOfRooms: importCycles(rooms),
    ringsOfFiles: importCycles(graph),
  };
}

const NONE = {
  homeless: [],
  roomless: [],
  upward: [],
  betweenPages: [],
  undeclared: [],
  unused: [],
  ringsOfModules: [],
  ringsOfRooms: [],
  ringsOfFiles: [],
};

const graphOf = (files: Record<string, string>) => allImports(new Map(Object.entries(files)));

test('an import upward, of another page, and one that nobody declared are found, types included', () => {
  const violations = violationsIn(
    graphOf({
      'src/pages/order/order-list/index.tsx': "import { b } from '../order-detail/b';\n",
      'src/pages/order/order-detail/b.ts': '',
      'src/features/content/video/store.ts':
        "import type { O } from '@/features/booking/order/store';\n",
      'src/features/booking/order/store.ts':
        "export const later = () => import('@/features/content/video/store');\n",
      'src/features/booking/rules.ts': '',
      'src/shared/session/store.ts': "import '@/features/booking/order/store';\n",
      'src/http/request.ts': "export type R = import('@/routes/table').R;\n",
      'src/routes/table.ts': '',
      'src/new/thing.ts': '',
    }),
  );
  expect(violations).toMatchObject({
    homeless: ['new'],
    roomless: ['features/booking'],
    upward: ['shared/session → features/booking/order', 'http → routes'],
    betweenPages: ['pages/order/order-list → pages/order/order-detail'],
    undeclared: [
      `content → booking (src/features/content/video/store.ts imports src/features/booking/order/store.ts): ${REMEDY}`,
      `booking → content (src/features/booking/order/store.ts imports src/features/content/video/store.ts): ${REMEDY}`,
    ],
    ringsOfModules: ['content → booking → content'],
    ringsOfFiles: [expect.stringContaining('src/features/content/video/store.ts')],
  });
});

test('modules, and rooms inside one, that know one another in a ring of three are found', () => {
  const ring = (a: string, b: string, c: string) =>
    violationsIn(
      graphOf({
        [`src/features/${a}/x.ts`]: `import '@/features/${b}/x';\n`,
        [`src/features/${b}/x.ts`]: `import '@/features/${c}/x';\n`,
        [`src/features/${c}/x.ts`]: `import '@/features/${a}/y';\n`,
        [`src/features/${a}/y.ts`]: '',
      }),
    );
  expect(ring('a/x', 'b/x', 'c/x').ringsOfModules).toHaveLength(1);
  expect(ring('a/x', 'a/y', 'a/z')).toMatchObject({ ringsOfModules: [], ringsOfFiles: [] });
  expect(ring('a/x', 'a/y', 'a/z').ringsOfRooms).toHaveLength(1);
});

test('a module may import the shared layer without saying so', () => {
  const violations = violationsIn(
    graphOf({
      'src/features/content/video/x.ts': "import '@/shared/session/y';\n",
      'src/shared/session/y.ts': '',
    }),
  );
  expect({ ...violations, unused: [] }).toEqual(NONE);
});

describe('the client', () => {
  const sources = readSources(ROOT, ['src', 'contract']);

  test('stands in layers, and its modules know what is declared', () => {
    const graph = allImports(sources);
    const violations = violationsIn(graph);
    const rooms = [...between(graph, unitOf).keys()].filter((unit) => /^(fea|sha)/.test(unit));
    process.stdout.write(
      `client: ${graph.size} files, ${Object.keys(modules).length} modules, ${rooms.length} rooms, ` +
        `${Object.values(modules).flat().length} arrows between modules\n`,
    );
    expect(graph.size).toBeGreaterThan(1000);
    expect(violations).toEqual(NONE);
  });

  test('has as many modules, and arrows between them, as a reader can keep in mind', () => {
    expect(Object.keys(modules).length).toBeLessThanOrEqual(MOST_MODULES);
    expect(Object.values(modules).flat().length).toBeLessThanOrEqual(MOST_ARROWS);
  });

  test('has no folder of features or pages with more files than a reader takes in', () => {
    const counts = new Map<string, number>();
    for (const path of sources.keys())
      if (/^src\/(features|shared|pages)\//.test(path))
        counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  test('has no room that one page alone uses: it stands beside that page, but for the staff’s apps', () => {
    const userOf = (path: string): string =>
      pageOf(path) || (/^src\/features\//.test(path) ? unitOf(path) : 'others');
    const code = new Map([...sources].filter(([path]) => !/\.test\.tsx?$/.test(path)));
    const users = new Map<string, Set<string>>();
    for (const [from, to] of arrowsOf(between(allImports(code), userOf)))
      if (/^features\/(?!staff\/)/.test(to)) users.set(to, (users.get(to) ?? new Set()).add(from));
    expect(users.size).toBeGreaterThan(20);
    expect(
      [...users].filter(([, by]) => by.size === 1 && [...by][0]?.startsWith('pages/')),
    ).toEqual([]);
  });

  test('declares exactly the modules that there are', () => {
    const there = [...sources.keys()].filter((path) => path.split('/').length > 4).map(moduleOf);
    expect([...new Set(there)].filter(Boolean).sort()).toEqual(Object.keys(modules).sort());
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

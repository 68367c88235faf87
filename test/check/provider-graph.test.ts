import { join } from 'node:path';
import client from '../../config/architecture/client.json';
import provider from '../../config/architecture/provider.json';
import { allImports, between, importCycles, readSources } from './imports';
import type { ImportGraph } from './imports';
import { arrowsOf, arrowViolations } from './module-arrows';

const MOST_MODULES = 12;
const MOST_ARROWS = 25;
const ROOT = join(__dirname, '../..');
const { layers, mutualRooms } = provider;
/** Which modules a module imports. */
const modules: Readonly<Record<string, readonly string[]>> = provider.modules;

const REMEDY =
  'let the area or the job call both, pass a function in, or move what both need to the lower module or to server/shared; an arrow that stays is a word in config/architecture/provider.json';

/** How many folders below `server/` name a unit; one where nothing is said. */
const DEPTH: Readonly<Record<string, number>> = { areas: 2, domain: 3, shared: 2 };

/** The folder of `server/` that a file belongs to; files directly in it are the app, except `deps.ts`. */
const folderOf = (path: string): string => {
  const [, folder = '', below] = path.split('/');
  if (folder === 'deps.ts') return 'deps';
  return below === undefined ? 'app' : folder;
};
/** The same, with each area and each room separate. */
const unitOf = (path: string): string => {
  const folder = folderOf(path);
  return (
    path
      .split('/')
      .slice(1, -1)
      .slice(0, DEPTH[folder] ?? 1)
      .join('/') || folder
  );
};
const layerOf = (unit: string): number =>
  layers.findIndex((folders) => folders.includes(unit.replace(/\/.*/, '')));
/** The module that a file belongs to; empty for any other file. */
const moduleOf = (path: string): string => /^server\/domain\/([^/]+)\/./.exec(path)?.[1] ?? '';
const isRoom = (unit: string): boolean => /^(domain|shared)\//.test(unit);

/** Rings of units; a module of `mutual` is one unit. */
const ringsOfUnits = (graph: ImportGraph, mutual: readonly string[]): string[] =>
  importCycles(
    between(graph, (path) => (mutual.includes(moduleOf(path)) ? moduleOf(path) : unitOf(path))),
  );

/** Violations of the provider's layers, as `a → b`. */
const violationsIn = (graph: ImportGraph) => {
  const units = between(graph, unitOf);
  const list = (wrong: (from: string, to: string) => boolean): string[] =>
    arrowsOf(units)
      .filter(([from, to]) => wrong(from, to))
      .map(([from, to]) => `${from} → ${to}`);
  return {
    homeless: [...units.keys()].filter((unit) => layerOf(unit) < 0),
    /** Each file of a module or of the shared layer is in a room. */
    roomless: [...units.keys()].filter((unit) => /^(domain(\/[^/]+)?|shared)$/.test(unit)),
    betweenAreas: list((from, to) => from.startsWith('areas/') && to.startsWith('areas/')),
    upward: list((from, to) => layerOf(to) < layerOf(from)),
    sideways: list((from, to) => layerOf(to) === layerOf(from) && !isRoom(from)),
    ...arrowViolations(graph, moduleOf, modules, REMEDY),
    ringsOfFiles: importCycles(graph),
    ringsOfUnits: ringsOfUnits(graph, mutualRooms),
  };
};

const graphOf = (files: Record<string, string>) => allImports(new Map(Object.entries(files)));

test('an area that knows another one, an import upward, and an arrow that nobody declared are found', () => {
  const violations = violationsIn(
    graphOf({
      'server/areas/order/change.ts': "import type { A } from '../desk/day';\n",
      'server/areas/desk/day.ts': "import { b } from '../../shared/slots/clock-reading';\n",
      'server/shared/slots/clock-reading.ts':
        "export type B = import('../../domain/booking/order/step').B;\n",
      'server/domain/booking/order/step.ts': "import { x } from '../../../jobs/every';\n",
      'server/domain/booking/rules.ts': "import type { C } from '../content/article/articles';\n",
      'server/domain/content/article/articles.ts': '',
      'server/jobs/every.ts': '',
      'server/new/thing.ts': '',
    }),
  );
  expect(violations).toMatchObject({
    homeless: ['new'],
    roomless: ['domain/booking'],
    betweenAreas: ['areas/order → areas/desk'],
    upward: ['shared/slots → domain/booking/order', 'domain/booking/order → jobs'],
    undeclared: [
      `booking → content (server/domain/booking/rules.ts imports server/domain/content/article/articles.ts): ${REMEDY}`,
    ],
    ringsOfModules: [],
    ringsOfFiles: [],
  });
});

test('a module may import the shared layer without saying so, and a room of it another one', () => {
  const violations = violationsIn(
    graphOf({
      'server/domain/content/article/articles.ts':
        "import { a } from '../../../shared/doses/course';\n",
      'server/shared/doses/course.ts': "import { b } from '../slots/slots';\n",
      'server/shared/slots/slots.ts': '',
    }),
  );
  expect(violations).toMatchObject({ upward: [], sideways: [], undeclared: [], ringsOfUnits: [] });
});

test('files that know one another by their types are a ring', () => {
  const violations = violationsIn(
    graphOf({
      'server/shared/slots/a.ts': "import type { B } from './b';\n",
      'server/shared/slots/b.ts': "import { a } from './a';\n",
    }),
  );
  expect(violations.ringsOfFiles).toHaveLength(1);
});

test('modules, and rooms of one module or of the shared layer, that know one another in a ring are found', () => {
  const ring = (a: string, b: string, c: string) => {
    const climb = '../'.repeat(a.split('/').length);
    const graph = graphOf({
      [`server/${a}/x.ts`]: `import '${climb}${b}/x';\n`,
      [`server/${b}/x.ts`]: `import '${climb}${c}/x';\n`,
      [`server/${c}/x.ts`]: `import '${climb}${a}/y';\n`,
      [`server/${a}/y.ts`]: '',
    });
    const { ringsOfModules, ringsOfFiles } = violationsIn(graph);
    expect(ringsOfFiles).toEqual([]);
    return [ringsOfModules.length, ringsOfUnits(graph, []).length];
  };
  expect(ring('domain/booking/x', 'domain/doses/x', 'domain/clinics/x')).toEqual([1, 1]);
  expect(ring('domain/booking/x', 'domain/booking/y', 'domain/booking/z')).toEqual([0, 1]);
  expect(ring('shared/x', 'shared/y', 'shared/z')).toEqual([0, 1]);
});

/** Modules whose rooms import one another in a ring that is declared. */
const mutualIn = (graph: ImportGraph): string[] =>
  Object.keys(modules).filter(
    (module) =>
      ringsOfUnits(
        graph,
        Object.keys(modules).filter((each) => each !== module),
      ).length > 0,
  );

describe('the provider', () => {
  const graph = new Map(
    [...allImports(readSources(ROOT, ['server', 'contract']))]
      .filter(([path]) => path.startsWith('server/'))
      .map(([path, known]): [string, string[]] => [
        path,
        known.filter((each) => each.startsWith('server/')),
      ]),
  );

  test('stands in layers, and its modules know what is declared', () => {
    const rooms = [...between(graph, unitOf).keys()].filter(isRoom);
    process.stdout.write(
      `provider: ${graph.size} files, ${Object.keys(modules).length} modules, ${rooms.length} rooms, ` +
        `${Object.values(modules).flat().length} arrows between modules\n`,
    );
    expect(graph.size).toBeGreaterThan(400);
    expect(violationsIn(graph)).toEqual({
      homeless: [],
      roomless: [],
      betweenAreas: [],
      upward: [],
      sideways: [],
      undeclared: [],
      unused: [],
      ringsOfModules: [],
      ringsOfFiles: [],
      ringsOfUnits: [],
    });
  });

  test('has no ring of rooms except where posts, their moderation and their authors need each other', () => {
    expect(mutualIn(graph)).toEqual(mutualRooms);
  });

  test('has as many modules, and arrows between them, as a reader can keep in mind', () => {
    expect(Object.keys(modules).length).toBeLessThanOrEqual(MOST_MODULES);
    expect(Object.values(modules).flat().length).toBeLessThanOrEqual(MOST_ARROWS);
  });

  test('declares exactly the modules that there are, by the names that the client has', () => {
    const there = [...graph.keys()].map(moduleOf).filter(Boolean);
    expect([...new Set(there)].sort()).toEqual(Object.keys(modules).sort());
    expect(Object.keys(modules).sort()).toEqual(Object.keys(client.modules).sort());
  });
});

/** Queries in handlers; `sql` also as a tag with its type argument. */
const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

const queryingAreas = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([path, text]) => path.startsWith('server/areas/') && SQL.test(text))
    .map(([path]) => path);

test('an area that queries the database itself is found', () => {
  const sources = new Map([
    ['server/areas/desk/day.ts', "const rows = await db.selectFrom('slots').execute();"],
    ['server/areas/desk/find.ts', 'await sql<{ id: string }>`select 1`.execute(db);'],
    ['server/areas/desk/close.ts', 'await trx\n  .updateTable(\n'],
    ['server/areas/desk/login.ts', 'const staff = await findStaff(db, login); // no sql'],
    ['server/domain/staff/desk/slots.ts', "db.deleteFrom('slots')"],
  ]);
  expect(queryingAreas(sources)).toEqual([
    'server/areas/desk/day.ts',
    'server/areas/desk/find.ts',
    'server/areas/desk/close.ts',
  ]);
});

test('areas parse, call and answer: queries are named functions of their domain', () => {
  const sources = readSources(ROOT, ['server/areas']);
  expect(sources.size).toBeGreaterThan(50);
  expect(queryingAreas(sources)).toEqual([]);
});

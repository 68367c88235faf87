import { join } from 'node:path';
import house from '../../config/house/provider.json';
import { allImports, between, importCycles, readSources } from './imports';
import type { ImportGraph } from './imports';

const { floors } = house;
const domains: Readonly<Record<string, readonly string[]>> = house.domains;

/** The folder of `server/` that a file belongs to; files directly in it are the app, except `deps.ts`. */
const folderOf = (path: string): string => {
  const [, folder = '', below] = path.split('/');
  if (folder === 'deps.ts') return 'deps';
  return below === undefined ? 'app' : folder;
};
/** The same, with each area and each domain separate. */
const unitOf = (path: string): string => {
  const folder = folderOf(path);
  return folder === 'areas' || folder === 'domain' ? path.split('/').slice(1, 3).join('/') : folder;
};
const floorOf = (unit: string): number =>
  floors.findIndex((folders) => folders.includes(unit.replace(/\/.*/, '')));

const edgesOf = (graph: ImportGraph): [string, string][] =>
  [...between(graph, unitOf)].flatMap(([unit, known]) =>
    known.map((other): [string, string] => [unit, other]),
  );
const isDomain = (unit: string): boolean => unit.startsWith('domain/');

/** Violations of the provider's floors, as `a → b`. */
const violationsIn = (graph: ImportGraph) => {
  const edges = edgesOf(graph);
  const list = (wrong: (from: string, to: string) => boolean): string[] =>
    edges.filter(([from, to]) => wrong(from, to)).map(([from, to]) => `${from} → ${to}`);
  return {
    homeless: [...between(graph, unitOf).keys()].filter((unit) => floorOf(unit) < 0),
    betweenAreas: list((from, to) => from.startsWith('areas/') && to.startsWith('areas/')),
    upward: list((from, to) => floorOf(to) < floorOf(from)),
    sideways: list((from, to) => floorOf(to) === floorOf(from) && !isDomain(from)),
    undeclared: list(
      (from, to) =>
        isDomain(from) && isDomain(to) && !domains[from.slice(7)]?.includes(to.slice(7)),
    ),
    unused: Object.entries(domains).flatMap(([from, known]) =>
      known
        .filter((to) => !edges.some(([a, b]) => a === `domain/${from}` && b === `domain/${to}`))
        .map((to) => `${from} → ${to}`),
    ),
    ringsOfFiles: importCycles(graph),
    ringsOfFolders: importCycles(between(graph, unitOf)),
  };
};

const graphOf = (files: Record<string, string>) => allImports(new Map(Object.entries(files)));

test('an area that knows another one, an import upward, and an edge nobody declared are told', () => {
  const faults = violationsIn(
    graphOf({
      'server/areas/order/change.ts': "import type { A } from '../desk/day';\n",
      'server/areas/desk/day.ts': "import { b } from '../../domain/slots/clock-reading';\n",
      'server/domain/slots/clock-reading.ts': "export type B = import('../booking/engine').B;\n",
      'server/domain/booking/engine.ts': "import { x } from '../../jobs/every';\n",
      'server/jobs/every.ts': '',
      'server/new/thing.ts': '',
    }),
  );
  expect(faults).toMatchObject({
    homeless: ['new'],
    betweenAreas: ['areas/order → areas/desk'],
    upward: ['domain/booking → jobs'],
    undeclared: ['domain/slots → domain/booking'],
    ringsOfFiles: [],
  });
});

test('files that know one another by their types are a ring', () => {
  const faults = violationsIn(
    graphOf({
      'server/domain/slots/a.ts': "import type { B } from './b';\n",
      'server/domain/slots/b.ts': "import { a } from './a';\n",
    }),
  );
  expect(faults.ringsOfFiles).toHaveLength(1);
});

test('the provider stands in floors, and its domains know what is declared', () => {
  const graph = allImports(readSources(join(__dirname, '../..'), ['server', 'contract']));
  const provider = new Map([...graph].filter(([path]) => path.startsWith('server/')));
  for (const [path, known] of provider)
    provider.set(
      path,
      known.filter((each) => each.startsWith('server/')),
    );
  expect(provider.size).toBeGreaterThan(400);
  expect(violationsIn(provider)).toEqual({
    homeless: [],
    betweenAreas: [],
    upward: [],
    sideways: [],
    undeclared: [],
    unused: [],
    ringsOfFiles: [],
    ringsOfFolders: [],
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
    ['server/domain/desk/slots.ts', "db.deleteFrom('slots')"],
  ]);
  expect(queryingAreas(sources)).toEqual([
    'server/areas/desk/day.ts',
    'server/areas/desk/find.ts',
    'server/areas/desk/close.ts',
  ]);
});

test('areas parse, call and answer: queries are named functions of their domain', () => {
  const sources = readSources(join(__dirname, '../..'), ['server/areas']);
  expect(sources.size).toBeGreaterThan(50);
  expect(queryingAreas(sources)).toEqual([]);
});

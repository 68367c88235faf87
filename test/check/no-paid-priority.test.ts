import { join } from 'node:path';
import provider from '../../config/architecture/provider.json';
import { allImports, readSources } from './imports';
import type { ImportGraph } from './imports';

/** Code that gives vaccination places or decides who is first, and what can be bought, earned or redeemed. */
const { booking, goods, tables } = provider.apart;

const sources = readSources(join(__dirname, '../..'), ['server', 'contract']);
const graph = allImports(sources);

const isIn = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** Chains of imports by which a file of the places needs one of the goods, however indirectly. */
function routesInto(imports: ImportGraph): string[] {
  const all: string[] = [];
  for (const start of imports.keys()) {
    if (!isIn(booking, start)) continue;
    const found = new Map([[start, start]]);
    for (const [path, chain] of found)
      for (const next of imports.get(path) ?? [])
        if (!found.has(next)) found.set(next, `${chain} → ${next}`);
    all.push(...[...found].flatMap(([path, chain]) => (isIn(goods, path) ? [chain] : [])));
  }
  return all;
}

test('the folders of places and of goods are there', () => {
  const empty = [...booking, ...goods].filter(
    (folder) => ![...graph.keys()].some((path) => isIn([folder], path)),
  );
  expect(empty).toEqual([]);
});

test('a way round through another file is found', () => {
  const around = allImports(
    new Map([
      [
        'server/domain/booking/queue/enter.ts',
        "import { a } from '../../../shared/accounts/users';\n",
      ],
      ['server/shared/accounts/users.ts', "import { b } from '../member-status/status';\n"],
      ['server/shared/member-status/status.ts', ''],
    ]),
  );
  expect(routesInto(around)).toEqual([
    'server/domain/booking/queue/enter.ts → server/shared/accounts/users.ts → server/shared/member-status/status.ts',
  ]);
});

test('booking, waiting lists and queues need nothing of membership or beans', () => {
  expect(routesInto(graph)).toEqual([]);
});

test('no statement of theirs reads a table of membership or beans', () => {
  const named = [...sources].flatMap(([path, text]) =>
    isIn(booking, path)
      ? tables.filter((table) => text.includes(table)).map((table) => `${path}: ${table}`)
      : [],
  );
  expect(named).toEqual([]);
});

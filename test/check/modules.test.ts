import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import client from '../../config/architecture/client.json';

const ROOT = join(__dirname, '../..');
const MAP = 'docs/modules.md';
/** Layers whose folders the map names, each with the depth of a folder below it. */
const LAYERS: Readonly<Record<string, number>> = {
  contract: 1,
  'server/areas': 1,
  'server/domain': 2,
  'server/shared': 1,
  'src/features': 2,
  'src/shared': 1,
  'src/pages': 2,
  test: 1,
};
/** Pictures of pages. */
const NO_FOLDERS_OF_CODE: readonly string[] = ['src/pages/clinic/assets'];

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter(Boolean);

/** Folders of the layers among the paths of files. */
const foldersIn = (paths: readonly string[]): Set<string> =>
  new Set(
    Object.entries(LAYERS).flatMap(([layer, depth]) =>
      paths
        .filter((path) => path.startsWith(`${layer}/`))
        .map((path) => path.split('/').slice(0, -1))
        .map((parts) => parts.slice(0, layer.split('/').length + depth))
        .filter((parts) => parts.length === layer.split('/').length + depth)
        .map((parts) => parts.join('/')),
    ),
  );

const quoted = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Folders that the tables name: the head of a column is what each of its cells is below. */
function namedIn(text: string): string[] {
  let heads: string[] = [];
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1, -1);
    const isHead = heads.length === 0;
    if (isHead) heads = cells.map((cell) => quoted(cell)[0] ?? '');
    if (cells.length === 0) heads = [];
    if (isHead || cells.length === 0) return [];
    return cells.flatMap((cell, column) => {
      const head = heads[column];
      return head ? quoted(cell).map((name) => `${head}/${name}`) : [];
    });
  });
}

/** Paths in the text outside tables. */
const pathsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .flatMap(quoted)
    .filter((name) => /^(src|server|contract|test|config)\/[^<>]+$/.test(name));

/** Whether a file or a folder has this path, in which `*` stands for any part of a name. */
function isThere(path: string): boolean {
  const pattern = path.replace(/[.+()]/g, '\\$&').replace(/\*/g, '[^/]*');
  const whole = new RegExp(`^${pattern}(/|$)`);
  return files.some((file) => whole.test(file));
}

const text = readFileSync(join(ROOT, MAP), 'utf8');
const named = namedIn(text);

test('a table names folders below the heads of its columns', () => {
  expect(
    namedIn(
      '| Thing | `contract` | `src/pages` |\n| - | - | - |\n| `a` | `b`, `c` | `d/e` |\n\n| `f` |',
    ),
  ).toEqual(['contract/b', 'contract/c', 'src/pages/d/e']);
  expect([...foldersIn(['src/features/a/b/c/d.ts', 'src/features/x.ts', 'test/e/f.ts'])]).toEqual([
    'src/features/a/b',
    'test/e',
  ]);
});

test('every folder of the layers is in the map', () => {
  const there = foldersIn(files);
  expect(there.size).toBeGreaterThan(250);
  expect(
    [...there].filter((each) => !named.includes(each) && !NO_FOLDERS_OF_CODE.includes(each)),
  ).toEqual([]);
});

test('every folder of the map is there, and so is every other path', () => {
  expect([...named, ...pathsIn(text)].filter((path) => !isThere(path))).toEqual([]);
});

test('each module has a section with a trip, what holds and its tests, and no other has', () => {
  const sections = text.split(/^## /m).slice(1);
  const full = sections.filter((section) =>
    ['**One trip**', '**Holds**', '**Tests**'].every((part) => section.includes(part)),
  );
  expect(full.map((section) => section.split('\n')[0]).sort()).toEqual(
    Object.keys(client.modules).sort(),
  );
});

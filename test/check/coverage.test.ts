import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PATH = /`((?:src|contract|server|test|config|scripts|types)\/[^`]*)`/g;

const pathsIn = (text = ''): string[] => [...text.matchAll(PATH)].map(([, path = '']) => path);

/** Rows of the tables that lead from a statement to its code and its tests. */
const rows = readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 3 && !/^(Statement|-+)$/.test(cells[0] ?? ''));

test('every path that the coverage names exists', () => {
  const missing = rows.flatMap((cells) =>
    cells.flatMap(pathsIn).filter((path) => !existsSync(join(ROOT, path))),
  );
  expect(missing).toEqual([]);
});

test('every statement names its code and a test', () => {
  expect(rows.length).toBeGreaterThan(200);
  const unmapped = rows.filter(
    ([, code, tests]) =>
      pathsIn(code).length === 0 || !pathsIn(tests).some((path) => path.includes('.test.')),
  );
  expect(unmapped).toEqual([]);
});

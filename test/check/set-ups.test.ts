import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { setUpsOf } from './set-ups';

const ROOT = join(__dirname, '../..');
/** Lines. A longer set-up uses named builders instead, such as those in test/server/kit/worlds. */
const MOST = 40;
const FOLDERS = ['src', 'server', 'contract', 'config', 'test'];

test('a hook is measured from its first line to its last, wherever it stands', () => {
  const text =
    'describe("a", () => {\n  beforeEach(() => {\n    make();\n  });\n});\nbeforeAll(make);\n';
  expect(setUpsOf('a.test.ts', text)).toEqual([
    { path: 'a.test.ts', lines: 3 },
    { path: 'a.test.ts', lines: 1 },
  ]);
});

test('what is named like a hook in a text or a comment is none', () => {
  expect(setUpsOf('a.test.ts', '// beforeAll(\nconst a = "beforeEach(() => {})";\n')).toEqual([]);
});

test('no set-up of a test is longer than its reader can keep in mind', () => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const setUps = paths.flatMap((path) => setUpsOf(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(setUps.length).toBeGreaterThan(100);
  expect(setUps.filter(({ lines }) => lines > MOST)).toEqual([]);
});

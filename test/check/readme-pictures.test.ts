import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A row of the list of pictures, and a picture of the README. */
const DRAWN = /^ {2}'?([\w-]+)'?: \{ page: '/gm;
const SHOWN = /\]\(docs\/screenshots\/([\w-]+)\.png\)/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test('the README shows the pictures that are drawn, and no others', () => {
  const shown = namesIn(read('README.md'), SHOWN);
  expect(shown.length).toBeGreaterThan(3);
  expect(namesIn(read('test/pictures/readme.test.ts'), DRAWN)).toEqual(shown);
  expect(shown.filter((name) => !existsSync(join(ROOT, `docs/screenshots/${name}.png`)))).toEqual(
    [],
  );
});

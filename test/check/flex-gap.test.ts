import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../src');

/** Flex boxes of a stylesheet whose children are apart by `gap`, which Chrome has from 84 and iOS from 14.5. */
const flexGapsIn = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{(?=([^{}]*))/g)].flatMap(([, selector = '', body = '']) =>
    /display: (inline-)?flex/.test(body) && /^\s*(row-|column-)?gap:/m.test(body)
      ? [selector.trim()]
      : [],
  );

test('what has a gap without being a grid is found', () => {
  expect(flexGapsIn('.a {\n  display: flex;\n  gap: 0 4px;\n}')).toEqual(['.a']);
  expect(
    flexGapsIn('@media print {\n .b {\n  column-gap: 1px;\n  display: inline-flex;\n }\n}'),
  ).toEqual(['.b']);
  expect(flexGapsIn('.c {\n  display: grid;\n  gap: 4px;\n}')).toEqual([]);
  expect(flexGapsIn('.d {\n  display: flex;\n  grid-gap: 4px;\n}')).toEqual([]);
});

test('no flex box needs a browser newer than those that are supported', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.scss'),
  );
  const found = sheets.flatMap((file) =>
    flexGapsIn(readFileSync(join(SOURCE, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

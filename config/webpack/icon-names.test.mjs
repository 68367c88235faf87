import { createRequire } from 'node:module';
import { currentStyles, LIST, namesIn } from '../../scripts/icon-styles.mjs';
import { readFileSync } from 'node:fs';

const { iconNames, iconPaths } = createRequire(import.meta.url)('./icon-names.js');
const known = ['bell', 'bell-ring', 'circle-check', 'x'];

test('a name counts as an attribute, in a table and in a class name', () => {
  expect(iconNames('<Icon name="bell-ring" />', known)).toEqual(['bell-ring']);
  expect(iconNames("const ICONS = { done: 'circle-check' };", known)).toEqual(['circle-check']);
  expect(iconNames("icon.className = 'ic ic-circle-check';", known)).toEqual(['circle-check']);
});

test('part of a longer string is no name', () => {
  expect(iconNames("'bell tower', 'x-ray', bell", known)).toEqual([]);
});

test('every icon of the list has an outline', () => {
  const paths = iconPaths(currentStyles());
  const names = namesIn(readFileSync(LIST, 'utf8'));
  expect([...paths.keys()]).toEqual(names);
  expect(paths.get('x')).toBe('M18 6 6 18M6 6l12 12');
});

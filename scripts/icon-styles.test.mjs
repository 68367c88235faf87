import { readFileSync } from 'node:fs';
import { currentStyles, iconStyles, namesIn, STYLES } from './icon-styles.mjs';

test('the committed style sheet belongs to the list of icons', () => {
  expect(readFileSync(STYLES, 'utf8')).toBe(currentStyles());
});

test('an icon that does not exist fails', () => {
  expect(() => iconStyles(['no-such-icon'])).toThrow(/no-such-icon/);
});

test('names are read from the list', () => {
  expect(namesIn("export const ICONS = ['x', 'map-pin'] as const;")).toEqual(['x', 'map-pin']);
});

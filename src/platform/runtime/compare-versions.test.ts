import { compareVersions, isAtLeast } from './compare-versions';

test.each([
  ['5.4.0', '5.4.0', 0],
  ['5.4', '5.4.0', 0],
  ['4.10.0', '4.9.9', 1],
  ['4.7.9', '4.8.0', -1],
  ['10', '9.99', 1],
  ['', '0.0.0', 0],
  ['5.x.1', '5.0.1', 0],
] as const)('%s against %s is %d', (a, b, expected) => {
  expect(compareVersions(a, b)).toBe(expected);
  expect(compareVersions(b, a)).toBe(expected === 0 ? 0 : -expected);
});

test('an unknown version is never new enough', () => {
  expect(isAtLeast('', '0.0.0')).toBe(false);
  expect(isAtLeast('5.4.0', '5.4.0')).toBe(true);
  expect(isAtLeast('5.3.9', '5.4.0')).toBe(false);
});

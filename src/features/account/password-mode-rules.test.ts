import { fitsMask, passwordMode } from './password-mode-rules';

test.each([
  ['set', false, 'reset'],
  ['modify', false, 'reset'],
  [undefined, false, 'reset'],
  [undefined, true, 'set'],
  ['set', true, 'set'],
  ['reset', true, 'reset'],
  ['modify', true, 'modify'],
  ['anything', true, 'set'],
] as const)('a link for %s, signed in %s, opens %s', (asked, isLogin, mode) => {
  expect(passwordMode(asked, isLogin)).toBe(mode);
});

test('only a mobile with the same first three and last four digits fits a mask', () => {
  expect(fitsMask('13800000001', '138****0001')).toBe(true);
  expect(fitsMask('13900000001', '138****0001')).toBe(false);
  expect(fitsMask('13800000002', '138****0001')).toBe(false);
  expect(fitsMask('13800000002', '')).toBe(true);
});

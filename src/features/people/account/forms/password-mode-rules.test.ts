import { passwordMode } from './password-mode-rules';

test.each([
  ['set', false, 'reset'],
  ['modify', false, 'reset'],
  [undefined, false, 'reset'],
  [undefined, true, 'set'],
  ['set', true, 'set'],
  ['reset', true, 'set'],
  ['modify', true, 'modify'],
  ['anything', true, 'set'],
] as const)('a link for %s, signed in %s, opens %s', (asked, isLogin, mode) => {
  expect(passwordMode(asked, isLogin)).toBe(mode);
});

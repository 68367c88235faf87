import { passwordViolations } from './use-password-form';

const CODE_LENGTH = 6;
const good = {
  mobile: '13800000001',
  code: '123456',
  old: 'before',
  fresh: 'abcdefg1',
  again: 'abcdefg1',
};

test.each(['set', 'reset', 'modify'] as const)('a good form to %s has no fault', (mode) => {
  expect(passwordViolations(mode, good, CODE_LENGTH)).toEqual({});
});

test('every fault is told at once', () => {
  const bad = { mobile: '1', code: '12345', old: '', fresh: 'abcdef1', again: 'x' };
  expect(passwordViolations('reset', bad, CODE_LENGTH)).toEqual({
    mobile: true,
    code: true,
    fresh: 'short',
    again: true,
  });
  expect(passwordViolations('modify', bad, CODE_LENGTH)).toEqual({
    old: true,
    fresh: 'short',
    again: true,
  });
});

test('whoever is signed in does not type the mobile: the code goes to the account’s own', () => {
  expect(passwordViolations('set', { ...good, mobile: '' }, CODE_LENGTH)).toEqual({});
});

import { passwordFaults } from './use-password-form';

const limits = { mask: '138****0001', codeLength: 6 };
const good = {
  mobile: '13800000001',
  code: '123456',
  old: 'before',
  fresh: 'abcdefg1',
  again: 'abcdefg1',
};

test.each(['set', 'reset', 'modify'] as const)('a good form to %s has no fault', (mode) => {
  expect(passwordFaults(mode, good, limits)).toEqual({});
});

test('every fault is told at once', () => {
  const bad = { mobile: '1', code: '12345', old: '', fresh: 'abcdef1', again: 'x' };
  expect(passwordFaults('set', bad, limits)).toEqual({
    mobile: 'shape',
    code: true,
    fresh: 'short',
    again: true,
  });
  expect(passwordFaults('modify', bad, limits)).toEqual({ old: true, fresh: 'short', again: true });
});

test("another account's mobile is noticed before a code is sent to it", () => {
  expect(passwordFaults('set', { ...good, mobile: '13900000001' }, limits)).toEqual({
    mobile: 'other',
  });
});

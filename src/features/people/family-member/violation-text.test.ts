import { textOf } from '@/i18n/messages';
import { LINKMAN_MESSAGES } from './messages';
import { documentViolationText } from './violation-text';

const t = textOf(LINKMAN_MESSAGES);

test('a number that does not fit its document is told what would', () => {
  const permit = { documentKind: 3, documentNumber: 'A12345678' } as const;
  expect(documentViolationText(t, 'format', permit)).toBe(
    '与所选证件不符，应为：H 或 M 开头，加 8 或 10 位数字',
  );
});

test('a resident number of another length is counted without its blanks', () => {
  const card = { documentKind: 1, documentNumber: '110101 1990' } as const;
  expect(documentViolationText(t, 'length', card)).toContain('现在是 10 位');
});

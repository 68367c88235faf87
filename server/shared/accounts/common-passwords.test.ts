import { holdsMobile, isCommonPassword } from './common-passwords';

test.each([
  'password',
  'Password1',
  'password123!',
  'P@ssw0rd',
  'p4ssword',
  '12345678',
  '87654321',
  '0123456789',
  'aaaaaaaa',
  'abababab',
  '12341234',
  'qwertyuiop',
  'qwerty123',
  'asdfghjkl;',
  '1qaz2wsx',
  'woaini1314',
  '5201314520',
  'Iloveyou1',
  'yimiao2026',
  'a123456789',
  '１２３４５６７８',
  'p a s s w o r d',
])('%s is tried first by whoever guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  '春天 去 打疫苗 不哭',
  'tg7#kkw2',
  'ourdogeatscarrots',
  'Secrets of 123 lamps',
  'Another456 one',
  'x'.repeat(3) + 'lamp shade 9',
])('%s passes', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each([
  ['13800138000', true],
  ['my 138-0013-8000', true],
  ['00138000 x', true],
  ['0138000 abc', false],
])('%j holds the mobile: %s', (password, holds) => {
  expect(holdsMobile(password, '13800138000')).toBe(holds);
});

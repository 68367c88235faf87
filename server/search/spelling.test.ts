import { bestSpelling, isOneTypoApart, spellingKeys } from './spelling';

test.each([
  ['liugan', 'liugna', true],
  ['liugan', 'liuggan', true],
  ['liugan', 'liuan', true],
  ['liugan', 'liugen', true],
  ['liugan', 'liugan', true],
  ['liugan', 'lugian', false],
  ['liugan', 'liu', false],
])('%s and %s are at most one typo apart: %s', (a, b, expected) => {
  expect([isOneTypoApart(a, b), isOneTypoApart(b, a)]).toEqual([expected, expected]);
});

test('a misspelt word shares a key with the one that was meant', () => {
  for (const typed of ['liugna', 'liuggan', 'liuan', 'liugen', '留感', '流感疫苗'])
    expect(spellingKeys(typed).some((key) => spellingKeys('流感').includes(key))).toBe(true);
});

test.each([
  ['留感', '流感'],
  ['带状泡疹', '带状疱疹'],
  ['麻感', null],
  ['流感', null],
  ['hp', null],
])('for %s the guess is %s', (typed, meant) => {
  expect(bestSpelling(typed, ['流感', '带状疱疹', '流脑', 'HPV'])).toBe(meant);
});

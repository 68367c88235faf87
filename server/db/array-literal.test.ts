import { arrayLiteral } from './array-literal';

test.each([
  ['nothing', [], '{}'],
  ['texts', ['a', '中文', ''], '{"a","中文",""}'],
  ['numbers', [1, -2], '{"1","-2"}'],
  [
    'what would end an element',
    ['say "no"', 'back\\slash', '{a,b}'],
    '{"say \\"no\\"","back\\\\slash","{a,b}"}',
  ],
  ['what a text may be taken for', ['NULL', ' '], '{"NULL"," "}'],
])('writes %s as PostgreSQL reads them', (_, values, literal) => {
  expect(arrayLiteral(values)).toBe(literal);
});

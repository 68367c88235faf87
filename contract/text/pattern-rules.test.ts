import fc, { runs } from '../../test/tiers/properties';
import { isEmail, isNumeric } from './pattern-rules';

test.each(['a@b.cn', 'li.xiao_ming-2@mail.example.com', '1@2.org', 'A@B-C.Example'])(
  '%s is an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'a',
  '@b.cn',
  'a@',
  'a@b',
  'a@b.c',
  'a@.cn',
  'a@-b.cn',
  'a b@c.cn',
  'a+b@c.cn',
  '李@b.cn',
  'a@b.cn ',
  'a@b@c.cn',
  `${'a'.repeat(250)}@b.cn`,
])('%j is none', (text) => expect(isEmail(text)).toBe(false));

test.each([0, -1.5, '0', '12', '12.50', '007'])('%j is numeric', (value) =>
  expect(isNumeric(value)).toBe(true),
);

test.each([NaN, Infinity, '', '1.', '.5', '-1', '1e3', '1 ', '１', null, undefined, [], true])(
  '%j is not numeric',
  (value) => expect(isNumeric(value)).toBe(false),
);

test('any text and any value gets an answer, soon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.anything(), (text, value) => {
      expect([true, false]).toContain(isEmail(text));
      expect([true, false]).toContain(isEmail(`${text}@${text}.cn`));
      expect([true, false]).toContain(isNumeric(value));
    }),
    { numRuns: runs(10_000) },
  );
  expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
});

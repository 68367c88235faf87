import fc from '../../test/tiers/properties';
import { firstCharacters } from './cut-rules';

test.each([
  ['宝宝😀好', 3, '宝宝😀'],
  ['宝宝😀好', 2, '宝宝'],
  ['😀😀😀', 2, '😀😀'],
  ['短', 5, '短'],
  ['', 5, ''],
  ['abc', 0, ''],
])('of %j the first %d characters are %j', (text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});

test('no character is cut in two, and nothing is left out before the end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, count) => {
      const cut = firstCharacters(text, count);
      expect([...cut]).toEqual([...text].slice(0, count));
      expect(text.startsWith(cut)).toBe(true);
    }),
  );
});

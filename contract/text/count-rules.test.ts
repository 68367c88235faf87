import fc, { runs } from '../../test/tiers/properties';
import { salesText } from './count-rules';

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '10000'],
  [10_001, '1.0w'],
  [10_999, '1.0w'],
  [11_000, '1.1w'],
  [19_999, '1.9w'],
  [20_000, '2.0w'],
  [123_456, '12.3w'],
  [99_999_999, '9999.9w'],
])('%i is shown as %s', (count, text) => expect(salesText(count)).toBe(text));

test('it never claims more than there are, and less than a thousand too few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_001, max: 2 ** 45 }), (count) => {
      const shown = Math.round(Number(salesText(count).replace('w', '')) * 10) * 1000;
      expect(count - shown).toBeGreaterThanOrEqual(0);
      expect(count - shown).toBeLessThan(1000);
    }),
    { numRuns: runs(10_000) },
  );
});

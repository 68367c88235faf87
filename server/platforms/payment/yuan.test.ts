import fc from '../../../test/tiers/properties';
import { centsOf, yuanOf } from './yuan';

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [3580, '35.80'],
  [9_999_999_999, '99999999.99'],
])('%d cents are %s yuan, and back', (cents, yuan) => {
  expect(yuanOf(cents)).toBe(yuan);
  expect(centsOf(yuan)).toBe(cents);
});

test('every amount survives the way there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      expect(centsOf(yuanOf(cents))).toBe(cents);
    }),
  );
});

test('amounts without all decimals and with a sign are read by their digits', () => {
  expect(['88', '88.8', '-0.07', '0', '-0.00'].map(centsOf)).toEqual([8800, 8880, -7, 0, 0]);
});

test.each(['', '1.', '.5', '1.005', '1e3', '+1', ' 1', '1,000.00', 'NaN', '1234567890.00'])(
  '%j is no amount',
  (text) => {
    expect(centsOf(text)).toBeNull();
  },
);

test.each([1.5, -1, NaN, 2 ** 60])('%d are no cents', (cents) => {
  expect(() => yuanOf(cents)).toThrow();
});

import { isLot, normalizeLot } from './lot-rules';

test.each(['202611A', 'y-2026 11 03', 'AB12'])('%s is a lot number', (lot) => {
  expect(isLot(lot)).toBe(true);
});

test.each(['', '123', 'ABCDEF', '-2026', '批号2026', 'A'.repeat(20) + '1'])(
  '%p is none: too short or long, no digit, or signs that no box carries',
  (lot) => {
    expect(isLot(lot)).toBe(false);
  },
);

test('blanks and small letters make no other lot', () => {
  expect(normalizeLot(' y-2026 11 03 ')).toBe('Y-20261103');
});

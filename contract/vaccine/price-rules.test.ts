import { totalPrice, courseSpan, isFrom } from './price-rules';

test.each([
  [159_800, 2_500, 162_300],
  [0, 2_500, 2_500],
  [159_800, 0, 159_800],
  [0, 0, 0],
])(
  '%d for the vaccine and %d for the service are %d in all',
  (priceCents, serviceFeeCents, all) => {
    expect(totalPrice({ priceCents, serviceFeeCents })).toBe(all);
  },
);

test('a price is "from" only where clinics differ, the course’s as well', () => {
  const one = { priceFrom: 162_300, priceTo: 162_300 };
  const several = { priceFrom: 152_300, priceTo: 162_300 };
  expect(isFrom(one)).toBe(false);
  expect(isFrom(several)).toBe(true);
  expect(courseSpan(several, 3)).toEqual({ priceFrom: 456_900, priceTo: 486_900 });
  expect(isFrom(courseSpan(one, 3))).toBe(false);
});

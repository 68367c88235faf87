import fc from '../../../../../test/tiers/properties';
import {
  ageAfter,
  ageWords,
  intervalDays,
  lastDay,
  leastAge,
  leastDays,
  readAge,
  readSpan,
  spanWords,
} from './ages';

test.each([
  ['birth', 'months', 0],
  ['42 days', 'days', 42],
  ['1 day', 'days', 1],
  ['6 weeks', 'days', 42],
  ['2 months', 'months', 2],
  ['1 year', 'months', 12],
  ['18 years', 'months', 216],
])('%s is an age', (words, unit, count) => expect(readAge(words)).toEqual({ unit, count }));

test.each([
  '',
  '6',
  'six months',
  '6 month old',
  '6months',
  '1.5 years',
  '-1 day',
  '6 months - 4 days',
  'Birth',
])('%j is no age', (words) => expect(readAge(words)).toBeNull());

test('birth is no interval', () => expect(readSpan('birth')).toBeNull());

test.each([
  ['birth', 0, -1],
  ['42 days', 42, 41],
  ['12 weeks', 84, 83],
  ['2 months', 59, 61],
  ['6 years', 2191, 2191],
])('%s begins on day %d at the earliest and is over after day %d', (words, least, last) => {
  const span = readAge(words);
  if (!span) throw new Error(words);
  expect([leastDays(span), lastDay(span)]).toEqual([least, last]);
});

test.each([
  ['28 days', 28],
  ['4 weeks', 28],
  ['1 month', 30],
  ['6 months', 180],
  ['12 months', 365],
  ['18 months', 540],
  ['3 years', 1095],
])('an interval of %s is one of %d days', (words, days) => {
  const span = readSpan(words);
  if (!span) throw new Error(words);
  expect(intervalDays(span)).toBe(days);
});

test('any days of a least or last age are written as words that mean them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const least = readAge(ageWords(leastAge(days)));
      const after = readAge(ageWords(ageAfter(days)));
      if (!least || !after) throw new Error(String(days));
      expect([leastDays(least), lastDay(after)]).toEqual([days, days]);
    }),
  );
});

test.each([
  [{ unit: 'days', count: 28 }, '28 days', '4 weeks'],
  [{ unit: 'days', count: 1 }, '1 day', '1 day'],
  [{ unit: 'months', count: 1 }, '1 month', '1 month'],
  [{ unit: 'months', count: 12 }, '12 months', '12 months'],
  [{ unit: 'months', count: 24 }, '2 years', '2 years'],
  [{ unit: 'months', count: 30 }, '30 months', '30 months'],
] as const)('%j is written as “%s”, as an age “%s”', (span, words, age) =>
  expect([spanWords(span), ageWords(span)]).toEqual([words, age]),
);

import { shareBack, tidyCode } from './member-rules';

const DAY = 86_400_000;
const term = { startsAt: 100 * DAY, endsAt: 130 * DAY, days: 30 };

test.each([
  ['before it starts', 90 * DAY, 100],
  ['at its start', 100 * DAY, 100],
  ['after a second', 100 * DAY + 1_000, 96],
  ['after a day', 101 * DAY, 96],
  ['half way', 115 * DAY, 50],
  ['with a day left', 129 * DAY, 3],
  ['with less than a day left', 129 * DAY + 1, 0],
  ['at its end', 130 * DAY, 0],
  ['afterwards', 140 * DAY, 0],
])('a term ended %s gives back what is left', (_when, now, beans) => {
  expect(shareBack(term, 100, now)).toBe(beans);
});

test.each([0.1, 0.25, 0.5, 0.75, 0.99])(
  'the rest of its first day (%d) is a gift: ended at once it gives back everything',
  (rest) => {
    const begun = { ...term, startsAt: (100 - rest) * DAY };
    expect(shareBack(begun, 100, begun.startsAt)).toBe(100);
  },
);

const year = { startsAt: 100 * DAY, endsAt: 465 * DAY, days: 365 };
test.each([
  ['at once', year, 9900, 100 * DAY, 9900],
  ['a second later', year, 9900, 100 * DAY + 1_000, 9872],
  ['with 364 whole days left', year, 9900, 101 * DAY, 9872],
  ['a millisecond after that', year, 9900, 101 * DAY + 1, 9845],
  ['with a whole day left', year, 9900, 464 * DAY, 27],
  ['a millisecond after that', year, 9900, 464 * DAY + 1, 0],
  ['a month with a whole day left', term, 990, 129 * DAY, 33],
])(
  'a term bought with money and ended %s gives back so many cents',
  (_when, facts, cents, now, back) => {
    expect(shareBack(facts, cents, now)).toBe(back);
  },
);

test.each([
  ['abcd-efgh-jkmn-pqrs', 'ABCDEFGHJKMNPQRS'],
  [' o1il 0000 ', '01110000'],
])('the code %s is read as %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code);
});

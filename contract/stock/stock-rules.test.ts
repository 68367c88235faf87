import { inOrderOfUse, lotProblem, movedDoses, shortageOf, takesTooMuch } from './stock-rules';
import type { LotState } from './stock-rules';

const lot = (name: string, expiry: string, left = 1, state: LotState = 'usable') => ({
  lot: name,
  expiry,
  left,
  state,
});

describe('why a lot must not be given', () => {
  test.each([
    ['usable', '2026-11-30', null],
    ['usable', '2026-11-29', 'expired'],
    ['quarantined', '2026-12-31', 'quarantined'],
    ['recalled', '2026-12-31', 'recalled'],
    ['recalled', '2026-01-01', 'recalled'],
  ] as const)('%s, valid until %s, on 2026-11-30: %s', (state, expiry, problem) => {
    expect(lotProblem({ state, expiry }, '2026-11-30')).toBe(problem);
  });
});

test('lots are used up by expiry; those of one day by their numbers, and what must not be given is left out', () => {
  const lots = [
    lot('C3', '2027-03-01'),
    lot('B2', '2027-01-01'),
    lot('A1', '2027-03-01'),
    lot('D4', '2026-01-01'),
    lot('E5', '2027-01-01', 1, 'quarantined'),
  ];
  expect(inOrderOfUse(lots, '2026-11-30').map((each) => each.lot)).toEqual(['B2', 'A1', 'C3']);
});

test('a lot without a dose left is still one that may have been given', () => {
  expect(inOrderOfUse([lot('A1', '2027-01-01', 0)], '2026-11-30')).toHaveLength(1);
});

test.each([
  ['counted', 40, 42, -2],
  ['counted', 42, 42, 0],
  ['counted', 3, -1, 4],
  ['wasted', 2, 10, -2],
  ['expired', 10, 10, -10],
  ['returned', 5, 3, -5],
] as const)('%s %i of %i moves %i', (kind, doses, balance, moved) => {
  expect(movedDoses(kind, doses, balance)).toBe(moved);
});

test.each([
  ['wasted', 3, 3, false],
  ['wasted', 4, 3, true],
  ['returned', 1, 0, true],
  ['expired', 0, -2, false],
  ['expired', 1, -2, true],
  // What is there is what is there.
  ['counted', 9, -2, false],
] as const)('%s %i of %i takes out more than there is: %s', (kind, doses, balance, isTooMuch) => {
  expect(takesTooMuch(kind, doses, balance)).toBe(isTooMuch);
});

describe('whether lots last for what is booked', () => {
  const booked = (doses: number, day = '2026-12-01') => ({ day, doses });

  test('to the last dose they do, with one appointment more they do not', () => {
    const lots = [lot('A1', '2027-01-01', 3)];
    expect(shortageOf(lots, [booked(3)])).toBeNull();
    expect(shortageOf(lots, [booked(4)])).toEqual({ firstDay: '2026-12-01', missing: 1 });
  });

  test('a lot serves its last day and no later one', () => {
    const lots = [lot('A1', '2026-12-01', 5)];
    expect(shortageOf(lots, [booked(1, '2026-12-01')])).toBeNull();
    expect(shortageOf(lots, [booked(1, '2026-12-02')])).toEqual({
      firstDay: '2026-12-02',
      missing: 1,
    });
  });

  test('what expires first is used first, whatever the order in which lots and days are given', () => {
    const lots = [lot('B2', '2027-06-01', 2), lot('A1', '2026-12-05', 2)];
    const days = [booked(2, '2026-12-10'), booked(2, '2026-12-01')];
    expect(shortageOf(lots, days)).toBeNull();
  });

  test('every appointment after the last dose is missing, from the first of its days', () => {
    const days = [booked(2, '2026-12-03'), booked(1, '2026-12-01'), booked(2, '2026-12-02')];
    expect(shortageOf([lot('A1', '2027-01-01', 2)], days)).toEqual({
      firstDay: '2026-12-02',
      missing: 3,
    });
  });

  test('quarantined and recalled lots and those below 0 count for nothing', () => {
    const lots = [
      lot('A1', '2027-01-01', 9, 'quarantined'),
      lot('B2', '2027-01-01', 9, 'recalled'),
      lot('C3', '2027-01-01', -4),
    ];
    expect(shortageOf(lots, [booked(1)])).toEqual({ firstDay: '2026-12-01', missing: 1 });
  });

  test('without appointments nothing is missing, without lots all is', () => {
    expect(shortageOf([], [])).toBeNull();
    expect(shortageOf([], [booked(2), booked(1)])).toEqual({ firstDay: '2026-12-01', missing: 3 });
  });
});

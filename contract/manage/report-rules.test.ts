import { ORDER_STATUSES } from '../order/status-rules';
import {
  ageGroupOf,
  cameOf,
  completeFrom,
  END_REASONS,
  ENDED_BY,
  endOf,
  keysOf,
  ORDER_ENDS,
  partsOf,
  rangeProblem,
  reasonOf,
  totalOf,
} from './report-rules';
import type { EndedOrder, OrderEnd } from './report-rules';

const NO_COUNTS = totalOf([]);

describe('the end of an order', () => {
  const order = (more: Partial<EndedOrder>): EndedOrder => ({
    status: 'BOOKED',
    endedBy: null,
    statusBefore: null,
    reason: '',
    ...more,
  });
  const cancelled = (more: Partial<EndedOrder>) =>
    order({ status: 'CANCELLED', statusBefore: 'BOOKED', ...more });

  test.each<[string, EndedOrder, OrderEnd]>([
    ['is to be confirmed', order({ status: 'PENDING_CONFIRM' }), 'expected'],
    ['is booked', order({}), 'expected'],
    ['is checked in', order({ status: 'ARRIVED' }), 'present'],
    ['was vaccinated', order({ status: 'DONE' }), 'vaccinated'],
    ['did not come', order({ status: 'NO_SHOW' }), 'missed'],
    [
      'was cancelled by its owner',
      cancelled({ endedBy: 'user', reason: 'time' }),
      'cancelledByUser',
    ],
    [
      'was cancelled by the clinic',
      cancelled({ endedBy: 'clinic', reason: 'clinic' }),
      'cancelledByClinic',
    ],
    [
      'ended with its closed slot',
      cancelled({ endedBy: 'system', reason: 'clinicClosed' }),
      'cancelledBySystem',
    ],
    ['was turned away', cancelled({ endedBy: 'clinic', statusBefore: 'ARRIVED' }), 'turnedAway'],
    [
      'had its dose taken back',
      cancelled({ endedBy: 'clinic', statusBefore: 'DONE', reason: 'takenBack' }),
      'turnedAway',
    ],
    [
      'went to the holder of the document',
      cancelled({ endedBy: 'clinic', reason: 'claimed' }),
      'superseded',
    ],
    ['was exchanged for another', cancelled({ endedBy: 'user', reason: 'replaced' }), 'superseded'],
    ['ended and nobody knows by whom', cancelled({}), 'cancelledBySystem'],
  ])('%s', (_name, one, end) => {
    expect(endOf(one)).toBe(end);
  });

  test.each(['REFUNDING', 'REFUNDED', 'REFUND_FAILED'] as const)(
    'does not depend on the money: %s',
    (status) => {
      const refund = { status, statusBefore: 'BOOKED' } as const;
      expect(endOf(order({ ...refund, endedBy: 'user', reason: 'price' }))).toBe('cancelledByUser');
      expect(endOf(order({ ...refund, endedBy: 'clinic', reason: 'clinic' }))).toBe(
        'cancelledByClinic',
      );
      expect(endOf(order({ ...refund, endedBy: 'clinic', statusBefore: 'ARRIVED' }))).toBe(
        'turnedAway',
      );
    },
  );

  test('is one of the report’s for every status, actor, status before and reason', () => {
    for (const status of ORDER_STATUSES)
      for (const endedBy of [...ENDED_BY, null])
        for (const statusBefore of [...ORDER_STATUSES, null])
          for (const reason of END_REASONS)
            expect(ORDER_ENDS).toContain(endOf({ status, endedBy, statusBefore, reason }));
  });
});

test('reasons that a report does not name are none', () => {
  expect(reasonOf('unwell')).toBe('unwell');
  expect(reasonOf('clinicClosed')).toBe('clinicClosed');
  expect(reasonOf('')).toBe('none');
  expect(reasonOf('something that was written')).toBe('none');
});

test.each([
  [null, null],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 3],
  [5, 3],
  [6, 6],
  [13, 6],
  [14, 14],
  [17, 14],
  [18, 18],
  [59, 18],
  [60, 60],
  [103, 60],
  // Recorded with a birthday after the day: a mistake, which is still one of a baby.
  [-1, 0],
])('an age of %p is in the group from %p', (years, group) => {
  expect(ageGroupOf(years)).toBe(group);
});

test('sums', () => {
  const first = { ...NO_COUNTS, booked: 3, walkIns: 1, vaccinated: 2, present: 1, missed: 1 };
  const second = { booked: 2, turnedAway: 1, cancelledByUser: 1 };
  expect(totalOf([])).toEqual(NO_COUNTS);
  const total = totalOf([first, second]);
  expect(total).toMatchObject({ booked: 5, walkIns: 1, vaccinated: 2, turnedAway: 1, given: 0 });
  expect(cameOf(total)).toBe(4);
});

describe('the lines that a report always has', () => {
  test('are its days, both included', () => {
    expect(keysOf('day', '2027-02-27', '2027-03-01')).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ]);
    expect(keysOf('day', '2027-03-01', '2027-03-01')).toEqual(['2027-03-01']);
  });
  test('are the Mondays of its weeks, over the end of a year', () => {
    // 2027-01-01 is a Friday.
    expect(keysOf('week', '2027-01-01', '2027-01-03')).toEqual(['2026-12-28']);
    expect(keysOf('week', '2027-01-01', '2027-01-04')).toEqual(['2026-12-28', '2027-01-04']);
    expect(keysOf('week', '2027-01-04', '2027-01-04')).toEqual(['2027-01-04']);
  });
  test('are its months', () => {
    expect(keysOf('month', '2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  });
  test('are none of its hours, times, products and clinics', () => {
    for (const group of ['hour', 'slot', 'product', 'clinic'] as const)
      expect(keysOf(group, '2027-01-01', '2027-01-03')).toEqual([]);
  });
});

test.each([
  ['day', '2027-01-01', '2027-01-01', null],
  ['day', '2027-01-02', '2027-01-01', 'order'],
  ['day', '2027-01-01', '2028-01-01', null],
  ['day', '2027-01-01', '2028-01-02', 'tooMany'],
  ['slot', '2027-01-01', '2027-01-31', null],
  ['slot', '2027-01-01', '2027-02-01', 'tooManySlots'],
] as const)('lines by %s from %s to %s: %p', (group, first, last, problem) => {
  expect(rangeProblem(group, first, last)).toBe(problem);
});

test('the parts of a range are its months, without gap or overlap', () => {
  expect(partsOf('2027-01-15', '2027-03-02')).toEqual([
    { first: '2027-01-15', last: '2027-01-31' },
    { first: '2027-02-01', last: '2027-02-28' },
    { first: '2027-03-01', last: '2027-03-02' },
  ]);
  expect(partsOf('2027-01-31', '2027-01-31')).toEqual([
    { first: '2027-01-31', last: '2027-01-31' },
  ]);
  expect(partsOf('2027-01-01', '2027-12-31')).toHaveLength(12);
});

test('counts are complete since the first day of which nothing has been deleted', () => {
  expect(completeFrom('2027-03-31')).toEqual({
    slots: '2027-01-01',
    waiting: '2026-04-01',
    ended: '2024-04-01',
    vaccinations: '2017-04-01',
  });
});

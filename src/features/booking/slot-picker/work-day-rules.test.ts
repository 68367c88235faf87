import type { WorkDays } from '@contract/subscribe/endpoints';
import {
  daysWithinLimits,
  firstAllowed,
  firstFreeDay,
  gapReasons,
  isBehindGap,
  fullDays,
  isFreeDay,
  nextDay,
  nextRelease,
  notBefore,
  queueDaysOf,
  STRIP_DAYS,
  stripDays,
  withChosenDay,
  without,
} from './work-day-rules';
import { bookableMonths } from './bookable-months';

const work = (days: Record<string, number>, extra: Partial<WorkDays> = {}): WorkDays => ({
  days,
  releaseAt: null,
  firstDay: '2026-11-20',
  lastDay: '2026-12-19',
  ...extra,
});

test('a dose may be given from the latest first day of the months on', () => {
  const later = work({}, { firstDay: '2026-12-05' });
  expect(firstAllowed([work({}), later])).toBe('2026-12-05');
  expect(firstAllowed(notBefore([work({}), later], '2026-12-09'))).toBe('2026-12-09');
  expect(firstAllowed([])).toBeNull();
});

test('the calendar shows this month and the next, over the turn of the year as well', () => {
  expect(bookableMonths('2026-11-20')).toEqual(['2026-11', '2026-12']);
  expect(bookableMonths('2026-12-31')).toEqual(['2026-12', '2027-01']);
});

describe('the limits of person and dose', () => {
  const map = work({ '2026-11-19': 5, '2026-11-20': 5, '2026-12-19': 5, '2026-12-20': 5 });

  test.each([
    ['the day before the first', '2026-11-19', false],
    ['the first day', '2026-11-20', true],
    ['the last day', '2026-12-19', true],
    ['the day after the last', '2026-12-20', false],
  ])('%s', (_, day, free) => {
    expect(isFreeDay(map, day)).toBe(free);
    expect(daysWithinLimits(map)[day]).toBe(free ? 5 : -3);
  });

  test('keep the reason of a day that is not a working day', () => {
    expect(daysWithinLimits(work({ '2026-11-21': -1, '2026-11-23': -2 }))).toEqual({
      '2026-11-21': -1,
      '2026-11-23': -2,
    });
  });
});

describe('days too near to another live vaccine', () => {
  const counts = { '2026-12-01': 5, '2026-12-02': 5, '2026-12-03': 0, '2026-12-04': 5 };
  const dayGap = { spans: [{ from: '2026-12-02', to: '2026-12-03' }], reason: '太近' };

  test('are left out like those before the first', () => {
    const map = work(counts, { dayGap });
    expect(daysWithinLimits(map)).toEqual({
      ...counts,
      '2026-12-02': -3,
      '2026-12-03': -3,
    });
    expect(isFreeDay(map, '2026-12-02')).toBe(false);
    expect(isFreeDay(map, '2026-12-04')).toBe(true);
    expect(fullDays([map])).toEqual([]);
  });

  test('are why a dose cannot be given before the day after them', () => {
    const months = [work(counts, { dayGap })];
    expect(isBehindGap(months, '2026-12-04')).toBe(true);
    expect(isBehindGap(months, '2026-12-05')).toBe(false);
    expect(isBehindGap([work(counts)], '2026-12-04')).toBe(false);
    expect(isBehindGap(months, null)).toBe(false);
  });

  test('of somebody who comes along are left out as well, each reason said once', () => {
    const other = { spans: [{ from: '2026-12-04', to: '2026-12-04' }], reason: '小本：太近' };
    const months = without([work(counts, { dayGap })], [other]);
    expect(months.flatMap((map) => Object.keys(counts).filter((on) => isFreeDay(map, on)))).toEqual(
      ['2026-12-01'],
    );
    expect(gapReasons([dayGap, dayGap, undefined, other])).toEqual(['太近', '小本：太近']);
  });
});

test.each([
  ['one place left', 1, true],
  ['none left', 0, false],
  ['closed', -1, false],
  ['not released', -2, false],
  ['beyond the window', -3, false],
])('a day with %s can be chosen: %s', (_, count, free) => {
  expect(isFreeDay(work({ '2026-11-25': count }), '2026-11-25')).toBe(free);
});

test('a day without a count, or before the map has come, cannot be chosen', () => {
  expect(isFreeDay(work({}), '2026-11-25')).toBe(false);
  expect(isFreeDay(undefined, '2026-11-25')).toBe(false);
});

test('the calendar opens at the first free day of both months', () => {
  const november = work({ '2026-11-30': 0, '2026-11-19': 9, '2026-11-28': -1 });
  const december = work({ '2026-12-08': 1, '2026-12-02': 3 });
  expect(firstFreeDay([november, december])).toBe('2026-12-02');
  expect(firstFreeDay([november])).toBeNull();
});

describe('the strip of the next free days', () => {
  const every = (from: number, to: number, count = 3): Record<string, number> =>
    Object.fromEntries(
      Array.from({ length: to - from + 1 }, (_, index) => [`2026-12-${from + index}`, count]),
    );
  const days = work({
    '2026-11-20': 0,
    '2026-11-21': 1,
    '2026-11-22': -1,
    '2026-11-23': 4,
    ...every(10, 19),
    '2026-12-20': 3,
  });

  test('has no day that is full, closed or outside the limits, and is in order over both months', () => {
    expect(stripDays([days], null)).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      '2026-12-13',
      '2026-12-14',
      '2026-12-15',
    ]);
    const next = work({ '2026-12-02': 1 });
    expect(stripDays([work({ '2026-11-30': 2 }), next], null)).toEqual([
      '2026-11-30',
      '2026-12-02',
    ]);
    expect(stripDays([work({ '2026-11-20': 0 })], null)).toEqual([]);
    expect(stripDays([], null)).toEqual([]);
  });

  test('always has the chosen day, if it is free', () => {
    const shown = stripDays([days], '2026-12-19');
    expect(shown).toHaveLength(STRIP_DAYS);
    expect(shown.at(-1)).toBe('2026-12-19');
    expect(stripDays([days], '2026-11-23')).toEqual(stripDays([days], null));
    expect(stripDays([days], '2026-11-20')).toEqual(stripDays([days], null));
  });

  test('begins at the day from which one is wanted, with days before it where there are too few', () => {
    expect(stripDays([days], null, '2026-11-22')[0]).toBe('2026-11-23');
    expect(stripDays([days], null, '2026-12-18')).toEqual([
      '2026-12-12',
      '2026-12-13',
      '2026-12-14',
      '2026-12-15',
      '2026-12-16',
      '2026-12-17',
      '2026-12-18',
      '2026-12-19',
    ]);
    expect(stripDays([days], null, '2027-01-01').at(-1)).toBe('2026-12-19');
    expect(stripDays([work({ '2026-11-21': 1 })], null, '2027-01-01')).toEqual(['2026-11-21']);
  });
});

test('a day that needs a ticket is proposed only where there is no other', () => {
  const days = { '2026-11-23': 3, '2026-11-25': 1 };
  const queue = work(days, { queueDays: ['2026-11-23'] });
  expect(queueDaysOf([work({}), queue])).toEqual(['2026-11-23']);
  expect(firstFreeDay([queue])).toBe('2026-11-25');
  expect(isFreeDay(queue, '2026-11-23')).toBe(true);
  expect(firstFreeDay([work(days, { queueDays: Object.keys(days) })])).toBe('2026-11-23');
});

test('who comes for certain days is proposed the first free one of them, in line or not', () => {
  const days = { '2026-11-25': 1, '2026-12-02': 0, '2026-12-03': 2, '2026-12-04': 5 };
  const queue = work(days, { queueDays: ['2026-12-03'] });
  expect(firstFreeDay([queue], '2026-12-02')).toBe('2026-12-03');
  expect(firstFreeDay([queue], '2026-12-04')).toBe('2026-12-04');
  expect(firstFreeDay([queue], '2026-12-05')).toBe('2026-11-25');
  expect(nextDay([queue], null, '', '2026-12-02')).toEqual({ day: '2026-12-03', cleared: false });
  expect(nextDay([queue], '2026-11-25', null, '2026-12-02').day).toBe('2026-11-25');
});

test('the next release is the earliest one that a month knows', () => {
  expect(nextRelease([work({}), work({}, { releaseAt: 20 }), work({}, { releaseAt: 10 })])).toBe(
    10,
  );
  expect(nextRelease([work({})])).toBeNull();
});

describe('when a map comes', () => {
  const november = work({ '2026-11-21': 3, '2026-11-28': 1 });
  const later = work({ '2026-11-21': 3, '2026-12-19': 2 }, { firstDay: '2026-12-01' });

  test.each([
    ['the first free day is proposed', november, null, '', '2026-11-21', false],
    [
      'a proposal gives way to the first day that suits the person',
      later,
      '2026-11-21',
      '2026-11-21',
      '2026-12-19',
      false,
    ],
    [
      'a proposal is taken back where no day suits',
      work({}),
      '2026-11-21',
      '2026-11-21',
      null,
      false,
    ],
    ['a chosen day stays while it is free', november, '2026-11-28', null, '2026-11-28', false],
    [
      'a chosen day that does not suit is cleared with a word',
      later,
      '2026-11-21',
      null,
      null,
      true,
    ],
    ['nothing is proposed again after a day was cleared', november, null, null, null, false],
  ] as const)('%s', (_, map, day, proposed, expected, cleared) => {
    expect(nextDay([map], day, proposed)).toEqual({ day: expected, cleared });
  });
});

describe('a month with full days', () => {
  const december = {
    days: { '2026-12-01': 0, '2026-12-02': 3, '2026-12-03': 0, '2026-12-04': -1, '2026-12-05': 0 },
    releaseAt: null,
    firstDay: '2026-12-01',
    lastDay: '2026-12-04',
  };

  test('can be waited for on those days, within its limits only', () => {
    expect(fullDays([december])).toEqual(['2026-12-01', '2026-12-03']);
  });

  test('keeps a day on which the only place is held for the caller', () => {
    const [month] = withChosenDay([december], '2026-12-03');
    expect(isFreeDay(month, '2026-12-03')).toBe(true);
    expect(isFreeDay(month, '2026-12-01')).toBe(false);
    expect(isFreeDay(withChosenDay([december], '2026-12-04')[0], '2026-12-04')).toBe(false);
    expect(withChosenDay([december], null)).toEqual([december]);
  });

  test('begins on the day from which everybody may come', () => {
    expect(firstFreeDay(notBefore([december], '2026-12-02'))).toBe('2026-12-02');
    expect(firstFreeDay(notBefore([december], '2026-12-03'))).toBeNull();
    expect(notBefore([december], null)).toEqual([december]);
  });
});

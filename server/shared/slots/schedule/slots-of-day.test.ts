import { slotsOfDay } from './slots-of-day';
import type { ScheduledDay } from './slots-of-day';

type Schedule = ScheduledDay['schedules'][number];
type Exception = ScheduledDay['exceptions'][number];

/** A Monday. */
const DAY = '2026-11-23';
const PERIODS = [
  { from: '08:00', to: '11:30' },
  { from: '13:30', to: '17:00' },
];
const MORNING = [{ from: '09:00', to: '12:00' }];
const HOURS = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, periods: PERIODS })),
  { weekday: 6, periods: MORNING },
  { weekday: 7, periods: [] },
];

const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  groupCode: 'P1',
  weekday: 1,
  startTime: '08:00',
  endTime: '10:00',
  slotMinutes: 60,
  capacity: 7,
  validFrom: null,
  validUntil: null,
  releaseDays: null,
  releaseTime: null,
  ...more,
});
const exception = (more: Partial<Exception> = {}): Exception => ({
  groupCode: null,
  firstDay: DAY,
  lastDay: DAY,
  kind: 'closed',
  startTime: null,
  endTime: null,
  weekday: null,
  capacity: null,
  capacityPercent: null,
  ...more,
});
const ofCapacity = (capacity: number, more: Partial<Exception> = {}) =>
  exception({ kind: 'capacity', capacity, ...more });
const inPerCent = (capacityPercent: number, more: Partial<Exception> = {}) =>
  exception({ kind: 'capacity', capacityPercent, ...more });
const extra = (weekday: number, more: Partial<Exception> = {}) =>
  exception({ kind: 'extra', weekday, ...more });

const slots = (more: Partial<ScheduledDay> = {}) =>
  slotsOfDay({
    groupCode: 'P1',
    day: DAY,
    hours: HOURS,
    holiday: null,
    schedules: [schedule()],
    exceptions: [],
    ...more,
  });
/** As `08:00-09:00 7`. */
const made = (more: Partial<ScheduledDay> = {}) =>
  slots(more).map(({ startTime, endTime, capacity }) => `${startTime}-${endTime} ${capacity}`);
const starts = (more: Partial<ScheduledDay> = {}) => slots(more).map((slot) => slot.startTime);

describe('from the schedule', () => {
  test('slots follow each other from its start to its end', () => {
    expect(slots()).toEqual([
      { startTime: '08:00', endTime: '09:00', capacity: 7, releaseAt: null },
      { startTime: '09:00', endTime: '10:00', capacity: 7, releaseAt: null },
    ]);
  });

  test.each<[number, string, string[]]>([
    [60, '09:59', ['08:00']],
    [60, '10:00', ['08:00', '09:00']],
    [60, '10:01', ['08:00', '09:00']],
    [25, '09:00', ['08:00', '08:25']],
    [60, '08:59', []],
  ])('of %i minutes until %s: %j', (slotMinutes, endTime, expected) => {
    expect(starts({ schedules: [schedule({ slotMinutes, endTime })] })).toEqual(expected);
  });

  test('of another product or weekday there are none', () => {
    expect(starts({ schedules: [schedule({ groupCode: 'P2' })] })).toEqual([]);
    expect(starts({ schedules: [schedule({ weekday: 2 })] })).toEqual([]);
    expect(starts({ day: '2026-11-24' })).toEqual([]);
    expect(starts({ day: '2026-11-24', schedules: [schedule({ weekday: 2 })] })).toHaveLength(2);
  });

  test.each<[string | null, string | null, number]>([
    [DAY, null, 2],
    ['2026-11-24', null, 0],
    [null, DAY, 2],
    [null, '2026-11-22', 0],
    [DAY, DAY, 2],
  ])('valid from %s until %s: %i slots', (validFrom, validUntil, count) => {
    expect(starts({ schedules: [schedule({ validFrom, validUntil })] })).toHaveLength(count);
  });

  test('several add up in the order of the day; of two at the same time the later one counts', () => {
    const afternoon = schedule({ startTime: '14:00', endTime: '15:00' });
    const other = schedule({ startTime: '09:00', slotMinutes: 30, capacity: 3 });
    expect(made({ schedules: [afternoon, schedule(), other] })).toEqual([
      '08:00-09:00 7',
      '09:00-09:30 3',
      '09:30-10:00 3',
      '14:00-15:00 7',
    ]);
  });

  test('without capacity there is no slot', () => {
    expect(starts({ schedules: [schedule({ capacity: 0 })] })).toEqual([]);
    expect(starts({ schedules: [schedule(), schedule({ capacity: 0 })] })).toEqual([]);
  });

  test.each<[number, string, string]>([
    [7, '09:00', '2026-11-16T09:00:00+08:00'],
    [0, '06:30', '2026-11-23T06:30:00+08:00'],
    [23, '00:00', '2026-10-31T00:00:00+08:00'],
  ])('released %i days before at %s: from %s', (releaseDays, releaseTime, releaseAt) => {
    expect(slots({ schedules: [schedule({ releaseDays, releaseTime })] })[0]).toMatchObject({
      releaseAt,
    });
  });
});

describe('opening hours', () => {
  test('a slot lies within one period', () => {
    const all = schedule({ startTime: '07:00', endTime: '19:00' });
    expect(starts({ schedules: [all] })).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    const long = schedule({ startTime: '08:00', endTime: '17:00', slotMinutes: 540 });
    expect(starts({ schedules: [long] })).toEqual([]);
  });

  test.each<[string, string, number]>([
    ['10:30', '11:30', 1],
    ['10:31', '11:31', 0],
    ['13:30', '14:30', 1],
    ['13:29', '14:29', 0],
    ['16:00', '17:00', 1],
    ['16:01', '17:01', 0],
  ])('a slot from %s to %s: %i', (startTime, endTime, count) => {
    expect(starts({ schedules: [schedule({ startTime, endTime })] })).toHaveLength(count);
  });

  test('a weekday without hours, or that is closed, has none', () => {
    expect(starts({ hours: [] })).toEqual([]);
    expect(starts({ hours: [{ weekday: 1, periods: [] }] })).toEqual([]);
  });
});

describe('holidays', () => {
  test('a closed one has no slots', () => {
    expect(starts({ holiday: { kind: 'closed', weekday: null } })).toEqual([]);
  });

  test('a working Saturday follows the schedule and the hours of its weekday', () => {
    const holiday = { kind: 'working', weekday: 1 } as const;
    const saturday = schedule({ weekday: 6, capacity: 1 });
    const at = { day: '2026-11-21', schedules: [schedule(), saturday] };
    expect(made(at)).toEqual(['09:00-10:00 1']);
    expect(made({ ...at, holiday })).toEqual(['08:00-09:00 7', '09:00-10:00 7']);
  });
});

describe('extra days', () => {
  const SATURDAY = '2026-11-21';
  const on = { firstDay: SATURDAY, lastDay: SATURDAY };

  test('follow the schedule and the hours of their weekday', () => {
    expect(starts({ day: SATURDAY, exceptions: [extra(1, on)] })).toEqual(['08:00', '09:00']);
    expect(starts({ exceptions: [extra(6)] })).toEqual([]);
  });

  test('win over a closed holiday and over a swapped working day', () => {
    expect(
      starts({ holiday: { kind: 'closed', weekday: null }, exceptions: [extra(1)] }),
    ).toHaveLength(2);
    expect(
      starts({ holiday: { kind: 'working', weekday: 1 }, exceptions: [extra(2)] }),
    ).toHaveLength(0);
  });

  test('with times have the slots that lie within them', () => {
    const times = { startTime: '08:30', endTime: '10:00' };
    expect(starts({ exceptions: [extra(1, times)] })).toEqual(['09:00']);
  });

  test("the product's own wins over the clinic's, and then the later one", () => {
    const own = { groupCode: 'P1' };
    expect(starts({ exceptions: [extra(1, own), extra(2)] })).toHaveLength(2);
    expect(starts({ exceptions: [extra(1), extra(2, own)] })).toHaveLength(0);
    expect(starts({ exceptions: [extra(2), extra(1)] })).toHaveLength(2);
    expect(starts({ exceptions: [extra(2, own), extra(1, own)] })).toHaveLength(2);
  });
});

describe('closures', () => {
  test.each<[string, Partial<Exception>, number]>([
    ['of the clinic', {}, 0],
    ['of the product', { groupCode: 'P1' }, 0],
    ['of another product', { groupCode: 'P2' }, 2],
    ['whose first day it is', { lastDay: '2026-11-30' }, 0],
    ['whose last day it is', { firstDay: '2026-11-01' }, 0],
    ['that begins the day after', { firstDay: '2026-11-24', lastDay: '2026-11-24' }, 2],
    ['that ended the day before', { firstDay: '2026-11-22', lastDay: '2026-11-22' }, 2],
  ])('one %s', (_, more, count) => {
    expect(starts({ exceptions: [exception(more)] })).toHaveLength(count);
  });

  test.each<[string, string, string[]]>([
    ['08:59', '09:00', ['09:00']],
    ['09:00', '09:01', ['08:00']],
    ['10:00', '12:00', ['08:00', '09:00']],
    ['08:30', '09:30', []],
    ['07:00', '08:00', ['08:00', '09:00']],
  ])('from %s to %s leaves %j', (startTime, endTime, left) => {
    expect(starts({ exceptions: [exception({ startTime, endTime })] })).toEqual(left);
  });

  test('end what an extra day adds, in whichever order', () => {
    expect(starts({ exceptions: [extra(1), exception()] })).toEqual([]);
    expect(starts({ exceptions: [exception(), extra(1, { groupCode: 'P1' })] })).toEqual([]);
  });
});

describe('other capacities', () => {
  const capacity = (...exceptions: Exception[]) => slots({ exceptions })[0]?.capacity;
  const own = { groupCode: 'P1' };

  test.each<[number, number | undefined]>([
    [50, 3],
    [100, 7],
    [99, 6],
    [150, 10],
    [14, undefined],
    [15, 1],
    [0, undefined],
  ])('%i per cent of 7: %s', (capacityPercent, expected) => {
    expect(capacity(inPerCent(capacityPercent))).toBe(expected);
  });

  test('a number takes the place of the schedule’s; none makes no slot', () => {
    expect(capacity(ofCapacity(20))).toBe(20);
    expect(capacity(ofCapacity(0))).toBeUndefined();
  });

  test("the product's own wins over the clinic's, and then the later one", () => {
    expect(capacity(ofCapacity(1, own), ofCapacity(2))).toBe(1);
    expect(capacity(ofCapacity(2), ofCapacity(1, own))).toBe(1);
    expect(capacity(ofCapacity(1), ofCapacity(2))).toBe(2);
    expect(capacity(ofCapacity(1, own), inPerCent(50, own))).toBe(3);
    expect(capacity(ofCapacity(1, { groupCode: 'P2' }))).toBe(7);
  });

  test('with times it is that of the slots that they overlap, and those decide slot by slot', () => {
    const late = { startTime: '09:00', endTime: '10:00' };
    expect(made({ exceptions: [ofCapacity(1, { ...own, ...late }), inPerCent(200)] })).toEqual([
      '08:00-09:00 14',
      '09:00-10:00 1',
    ]);
  });

  test('holds on extra days', () => {
    expect(made({ exceptions: [extra(1), ofCapacity(2)] })).toEqual([
      '08:00-09:00 2',
      '09:00-10:00 2',
    ]);
  });
});

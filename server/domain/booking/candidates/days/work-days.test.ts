import fc, { runs } from '../../../../../test/tiers/properties';
import { addDays } from '@contract/time/day-rules';
import { isWithin } from '@contract/subscribe/span-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import { instantOf } from '../../../../kernel/clock';
import { dayViolation, doseDays } from '../../../../shared/doses/eligibility';
import type { SlotView } from '../../../../shared/slots/availability';
import { readClock, windowEnd } from '../../../../shared/slots/clock-reading';
import type { Administered } from '../../../../shared/doses/administered';
import { dayGapOf, windowOf } from '../../../../shared/doses/day-gap';
import {
  closuresOf,
  dayCount,
  dayCounts,
  daysOf,
  nextRelease,
  openDays,
  queueDays,
} from './work-days';

const at = readClock(instantOf('2026-11-20', '10:30'));
const slot = (part: Partial<SlotView> = {}): SlotView => ({
  id: 1,
  day: '2026-11-23',
  startTime: '09:00',
  endTime: '10:00',
  startsAt: 0,
  capacity: 10,
  remaining: 4,
  closed: false,
  releaseAt: null,
  drawnBy: null,
  ...part,
});

/** Monday to Friday of the window. */
const weekdaysFrom = (today: string): string[] =>
  [...daysOf(today.slice(0, 7)), ...daysOf('2026-12')].filter(
    (day) => day >= today && weekdayOf(day) <= 5,
  );

describe('a day of an open queue', () => {
  const drawn = (part: Partial<SlotView> = {}) => slot({ drawnBy: 'r1', ...part });

  test('is one whose places all need a ticket', () => {
    expect(queueDays([drawn(), drawn({ id: 2 })], at)).toEqual(['2026-11-23']);
  });

  test('is none with a place for everybody', () => {
    expect(queueDays([drawn(), slot({ id: 2 })], at)).toEqual([]);
    expect(queueDays([slot()], at)).toEqual([]);
  });

  test('is one where what everybody may book is full, closed or over', () => {
    const gone = [{ remaining: 0 }, { closed: true }, { day: at.today, endTime: '10:30' }];
    for (const part of gone) {
      const day = part.day ?? '2026-11-23';
      expect(queueDays([drawn({ day, endTime: '23:00' }), slot({ id: 2, ...part })], at)).toEqual([
        day,
      ]);
    }
  });

  test('is none without a place, before the release or beyond the window', () => {
    for (const part of [{ remaining: 0 }, { releaseAt: at.now + 1 }, { day: '2027-02-01' }])
      expect(queueDays([drawn(part)], at)).toEqual([]);
  });
});

describe('a day of the calendar', () => {
  test('counts the places left in all its slots', () => {
    expect(dayCount('2026-11-23', [slot(), slot({ remaining: 3 })], at)).toBe(7);
  });

  test('is full, not closed, when its slots have no places left', () => {
    expect(dayCount('2026-11-23', [slot({ remaining: 0 })], at)).toBe(0);
  });

  test('is closed without slots, and with closed ones only', () => {
    expect(dayCount('2026-11-23', [], at)).toBe(-1);
    expect(dayCount('2026-11-23', [slot({ closed: true })], at)).toBe(-1);
  });

  test('is not released until its release time, and from then on counts', () => {
    expect(dayCount('2026-11-23', [slot({ releaseAt: at.now + 1 })], at)).toBe(-2);
    expect(dayCount('2026-11-23', [slot({ releaseAt: at.now })], at)).toBe(4);
  });

  test('counts what is released where the rest is not', () => {
    expect(dayCount('2026-11-23', [slot(), slot({ releaseAt: at.now + 1 })], at)).toBe(4);
  });

  test('today counts only slots that have not ended', () => {
    const day = at.today;
    const ended = slot({ day, endTime: '10:30' });
    const running = slot({ day, endTime: '10:31', remaining: 2 });
    expect(dayCount(day, [ended, running], at)).toBe(2);
    expect(dayCount(day, [ended], at)).toBe(-1);
  });

  test('says on which days only this vaccine has no places', () => {
    const weekdays = [1, 2, 3, 4, 5];
    const ended = slot({ day: at.today, endTime: '10:30' });
    const closed = slot({ day: '2026-11-24', closed: true });
    const slots = [ended, slot(), closed];
    const counts = dayCounts('2026-11', slots, at);
    const days = openDays(counts, slots, weekdays, new Set(weekdaysFrom(at.today)));
    // Monday the 23rd has places; on Tuesday the clinic closed its slots; the 28th and 29th are a weekend.
    expect(days).toEqual(['2026-11-20', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']);
  });

  test('is closed on a holiday: nothing of any vaccine, on a weekday that has some otherwise', () => {
    const counts = dayCounts('2026-12', [], at);
    const holiday = '2026-12-25';
    const clinicDays = weekdaysFrom(at.today).filter((day) => day !== holiday);
    const open = openDays(counts, [], [1, 2, 3, 4, 5], new Set(clinicDays));
    expect(open).not.toContain(holiday);
    expect(open).toContain('2026-12-24');
  });

  test('is open on a weekday on which the clinic works and never vaccinates', () => {
    const counts = dayCounts('2026-12', [], at);
    const mondays = weekdaysFrom(at.today).filter((day) => weekdayOf(day) === 1);
    const open = openDays(counts, [], [1, 2], new Set(mondays));
    expect(open).toEqual(expect.arrayContaining(['2026-12-01', '2026-12-07']));
  });

  test('is beyond the window before today and after the next month', () => {
    expect(dayCount('2026-11-19', [slot({ day: '2026-11-19' })], at)).toBe(-3);
    expect(dayCount('2026-12-31', [slot({ day: '2026-12-31' })], at)).toBe(4);
    expect(dayCount('2027-01-01', [slot({ day: '2027-01-01' })], at)).toBe(-3);
  });
});

test('a month has each of its days once', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(Object.keys(dayCounts('2026-11', [slot()], at))).toHaveLength(30);
  expect(dayCounts('2026-11', [slot()], at)['2026-11-23']).toBe(4);
});

test('the window ends with the next month, over the turn of the year too', () => {
  expect(windowEnd('2026-11-20')).toBe('2026-12-31');
  expect(windowEnd('2026-12-31')).toBe('2027-01-31');
  expect(windowEnd('2027-01-31')).toBe('2027-02-28');
});

test('the next release is the earliest that is still to come', () => {
  const slots = [slot({ releaseAt: at.now + 9 }), slot({ releaseAt: at.now + 5 }), slot()];
  expect(nextRelease(slots, at)).toBe(at.now + 5);
  expect(nextRelease([slot()], at)).toBeNull();
});

const byDays = { ageMonths: null, beforeMonths: null, gapMonths: null };

test('a person’s own limits narrow the days that can be booked', () => {
  const born = {
    sex: 1,
    birthday: '2026-06-10',
    hasGuardian: true,
    health: null,
    isHistoryAnswered: false,
  } as const;
  const limits = { minAgeDays: 175, maxAgeDays: 183, minIntervalDays: 0, ...byDays };
  const product = { code: 'test', id: 'test-1', minAgeDays: 0, maxAgeDays: null };
  const doses = [{ ...limits, doseNo: 1 }];
  const days = doseDays(born, { sexLimit: null, product, doses }, { doseNo: 1 }, []);
  expect(windowOf(days, at)).toEqual({ firstDay: '2026-12-02', lastDay: '2026-12-10', gaps: [] });
});

describe('for an injected live vaccine', () => {
  const product = { code: 'je-l', id: 'jel-nip', minAgeDays: 0, maxAgeDays: null };
  const limits = { minAgeDays: 0, maxAgeDays: null, minIntervalDays: 0, ...byDays };
  const course = { sexLimit: null, product, doses: [{ ...limits, doseNo: 1 }] };
  const born = fc.integer({ min: -1_000, max: -200 }).map((days) => addDays(at.today, days));
  const near = fc.integer({ min: -60, max: 80 }).map((days) => addDays(at.today, days));
  const code = fc.constantFrom('mmr', 'varicella', 'hepa-l');

  test('the days that the calendar shows are the days that booking accepts', () => {
    fc.assert(
      fc.property(
        born,
        fc.array(fc.tuple(near, code, fc.boolean()), { maxLength: 3 }),
        (birthday, others) => {
          const person = {
            sex: 1,
            birthday,
            hasGuardian: true,
            health: null,
            isHistoryAnswered: false,
          } as const;
          const administered = others.map(([day, vaccine, isOwn]) => ({
            ...{ orderId: null, doseNo: null, recordedNo: null, code: vaccine, product: null, day },
            liveCode: isOwn ? vaccine : null,
            status: 'BOOKED' as const,
          }));
          const days = doseDays(person, course, { doseNo: 1 }, administered);
          const { firstDay, lastDay, gaps } = windowOf(days, at);
          const { dayGap } = dayGapOf({ gaps }, 'zh-CN');
          for (let day = at.today; day <= at.lastDay; day = addDays(day, 1)) {
            const shown = day >= firstDay && day <= lastDay && !isWithin(day, dayGap?.spans ?? []);
            if (shown !== (dayViolation(days, day) === null)) return false;
          }
          // The gap must not disclose when a dose was administered.
          return dayGap === undefined || dayGap.spans.every(({ from }) => from >= at.today);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('the calendar says why, and of another account only that there is something', () => {
    const person = {
      sex: 1,
      birthday: '2025-06-01',
      hasGuardian: true,
      health: null,
      isHistoryAnswered: false,
    } as const;
    const booked = (code: string) => ({
      ...{ orderId: null, doseNo: null, recordedNo: null, product: null, day: '2026-12-10' },
      ...{ code, liveCode: code, status: 'BOOKED' as const },
    });
    const gap = (administered: readonly Administered[], language: 'zh-CN' | 'en' = 'zh-CN') =>
      dayGapOf(windowOf(doseDays(person, course, { doseNo: 1 }, administered), at), language);
    expect(gap([booked('mmr')]).dayGap).toEqual({
      spans: [
        { from: '2026-11-20', to: '2026-12-09' },
        { from: '2026-12-11', to: '2026-12-31' },
      ],
      reason: '须与麻腮风疫苗同一天接种，或至少间隔 28 天；太近的日期不能选。',
    });
    const elsewhere = { ...booked('mmr'), isElsewhere: true, liveCode: null };
    expect(gap([elsewhere]).dayGap?.reason).toContain('另一种注射减毒活疫苗');
    expect(gap([booked('hepa-l')], 'en').dayGap?.reason).toMatch(/live hepatitis A.*28 days apart/);
    expect(gap([], 'en')).toEqual({});
  });
});

describe('beside any other dose that is booked or on record', () => {
  const none = { minAgeDays: 0, maxAgeDays: null, minIntervalDays: 0, ...byDays };
  const near = fc.integer({ min: -60, max: 80 }).map((days) => addDays(at.today, days));

  /** Vaccines that stand in each other's way, and the ages, in days, at which they are given. */
  test.each([
    ['hpv9', ['hpv2', 'hpv4', 'hpv9'], 4_000, 9_000],
    ['dtap', ['dtap-ipv-hib', 'dtap-hib', 'dtap'], 60, 500],
    ['polio', ['dtap-ipv-hib', 'bopv', 'polio'], 60, 1_200],
    ['hib', ['dtap-ipv-hib', 'dtap-hib', 'hib'], 60, 800],
    ['mcv4', ['mpsv-a', 'mpsv-ac', 'mcv4'], 100, 2_000],
    ['je-i', ['je-l', 'je-i'], 240, 2_000],
    ['zoster', ['zoster-live', 'zoster'], 18_500, 25_000],
  ] as const)(
    '%s: the days that the calendar shows are those that booking accepts',
    (code, others, youngest, oldest) => {
      const product = { code, id: `${code}-of-an-operator`, minAgeDays: 0, maxAgeDays: null };
      const course = {
        sexLimit: null,
        product,
        doses: [1, 2, 3].map((doseNo) => ({ ...none, doseNo })),
      };
      const record = fc.record({
        code: fc.constantFrom(...others),
        day: near,
        status: fc.constantFrom('BOOKED' as const, 'DONE' as const),
      });
      fc.assert(
        fc.property(
          fc.integer({ min: youngest, max: oldest }),
          fc.array(record, { maxLength: 2 }),
          fc.integer({ min: 1, max: 3 }),
          (age, records, doseNo) => {
            const person = {
              ...({ sex: 2, hasGuardian: true, health: null, isHistoryAnswered: false } as const),
              birthday: addDays(at.today, -age),
            };
            const administered = records
              .filter(({ day, status }) => (status === 'DONE' ? day < at.today : day >= at.today))
              .map((each) => ({
                ...{ orderId: null, doseNo: null, recordedNo: null, product: null },
                ...each,
              }));
            const days = doseDays(person, course, { doseNo }, administered);
            const { firstDay, lastDay, gaps } = windowOf(days, at);
            const { dayGap } = dayGapOf({ gaps }, 'zh-CN');
            const window = [...daysOf('2026-11'), ...daysOf('2026-12')].filter(
              (day) => day >= at.today && day <= at.lastDay,
            );
            const refused = window.map((day) => dayViolation(days, day) !== null);
            // What no day of the window lifts is said before a calendar is opened.
            if (refused.every(Boolean)) return true;
            const shown = window.map(
              (day) => day >= firstDay && day <= lastDay && !isWithin(day, dayGap?.spans ?? []),
            );
            return shown.every((isShown, index) => isShown !== refused[index]);
          },
        ),
        { numRuns: runs(20) },
      );
    },
  );
});

describe('why a clinic is closed', () => {
  const counts = dayCounts('2026-12', [slot({ day: '2026-12-03', remaining: 4 })], at);
  const reasons: Readonly<Record<string, string>> = {
    '2026-12-01': '盘点',
    '2026-12-02': '盘点',
    '2026-12-03': '盘点',
    '2026-12-04': '盘点',
    '2026-12-05': '停电',
  };

  test('days in a row are one closing, until the reason changes or a day is open', () => {
    expect(closuresOf(counts, (day) => reasons[day])).toEqual([
      { firstDay: '2026-12-01', lastDay: '2026-12-02', reason: '盘点' },
      { firstDay: '2026-12-04', lastDay: '2026-12-04', reason: '盘点' },
      { firstDay: '2026-12-05', lastDay: '2026-12-05', reason: '停电' },
    ]);
  });

  test('what lies outside the window is not said, nor a day without a reason', () => {
    const inNovember = dayCounts('2026-11', [], at);
    expect(closuresOf(inNovember, (day) => (day < '2026-11-20' ? '盘点' : undefined))).toEqual([]);
    expect(closuresOf(inNovember, () => '盘点')).toEqual([
      { firstDay: '2026-11-20', lastDay: '2026-11-30', reason: '盘点' },
    ]);
  });
});

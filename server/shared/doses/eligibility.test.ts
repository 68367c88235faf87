import { addDays } from '@contract/time/day-rules';
import { CODE } from '@contract/errors';
import {
  dayViolation,
  doseDays,
  earliestDay,
  periodViolation,
  personViolation,
} from './eligibility';
import type { Administered } from './administered';
import type { DoseLimits } from '../../db/dose-limits';
import type { Course, Person } from './course';

const TODAY = '2026-11-20';
const UNASKED = { health: null, isHistoryAnswered: false };
const adult: Person = { ...UNASKED, sex: 2, birthday: '2000-03-01', hasGuardian: false };
const byDays = { ageMonths: null, beforeMonths: null, gapMonths: null };
/** Of a vaccine that the schedule's tables do not have. */
const course: Course = {
  sexLimit: null,
  product: { code: 'test', id: 'test-1', minAgeDays: 0, maxAgeDays: null },
  doses: [
    { ...byDays, doseNo: 1, minAgeDays: 60, maxAgeDays: 12_000, minIntervalDays: 0 },
    { ...byDays, doseNo: 2, minAgeDays: 120, maxAgeDays: 11_000, minIntervalDays: 28 },
  ],
};
const [first, second] = course.doses as [Course['doses'][number], Course['doses'][number]];
const administered = (order: Partial<Administered>): Administered => ({
  orderId: 'o1',
  code: 'test',
  product: null,
  recordedNo: 1,
  doseNo: 1,
  day: '2026-10-01',
  status: 'DONE',
  ...order,
});

/** Days of a dose with limits of its own in the course. */
const daysWith = (person: Person, dose: DoseLimits, had: readonly Administered[]) => {
  const doses = course.doses.map((each) => (each.doseNo === dose.doseNo ? dose : each));
  return doseDays(person, { ...course, doses }, dose, had);
};

describe('the days of a dose', () => {
  const baby: Person = { ...UNASKED, sex: 1, birthday: '2026-09-21', hasGuardian: true };

  test('begin on the day the least age is reached, not the day before', () => {
    const days = doseDays(baby, course, first, []);
    expect(days.first).toBe(TODAY);
    expect(dayViolation(days, TODAY)).toBeNull();
    expect(dayViolation(days, addDays(TODAY, -1))).toMatchObject({
      code: CODE.TOO_YOUNG,
      allowedFrom: TODAY,
    });
  });

  test('end on the day of the upper age, that day included', () => {
    const days = doseDays(adult, course, first, []);
    const last = addDays(adult.birthday, 12_000);
    expect(dayViolation(days, last)).toBeNull();
    expect(dayViolation(days, addDays(last, 1))).toEqual({
      code: CODE.OVER_AGE,
      allowedFrom: null,
      orderId: null,
    });
  });

  test('end on the day before the birthday where the upper age is meant in calendar months', () => {
    const under13 = { ...first, maxAgeDays: 4749, beforeMonths: 156 };
    const days = daysWith({ ...baby, birthday: '2013-11-21' }, under13, []);
    expect(days.last).toBe('2026-11-20');
    expect(dayViolation(days, '2026-11-20')).toBeNull();
    expect(dayViolation(days, '2026-11-21')).toMatchObject({ code: CODE.OVER_AGE });
  });

  test('begin when the interval since the previous dose has passed, not the day before', () => {
    const days = doseDays(adult, course, second, [administered({ day: '2026-10-23' })]);
    expect(days.first).toBe(TODAY);
    expect(dayViolation(days, TODAY)).toBeNull();
    expect(dayViolation(days, addDays(TODAY, -1))).toMatchObject({
      code: CODE.INTERVAL,
      allowedFrom: TODAY,
    });
  });

  test.each([
    // dose 1, months, days, first day
    ['2027-01-31', 1, 28, '2027-03-01'],
    ['2028-01-31', 1, 28, '2028-03-01'],
    ['2027-01-30', 1, 30, '2027-03-01'],
    ['2026-08-31', 6, 180, '2027-03-01'],
    ['2027-08-31', 6, 180, '2028-03-01'],
    ['2026-03-01', 6, 180, '2026-09-01'],
    ['2028-02-29', 12, 365, '2029-03-01'],
    ['2027-03-01', 12, 365, '2028-03-01'],
    ['2028-02-29', 36, 1095, '2031-03-01'],
  ])('after %s wait %s official months', (before, gapMonths, minIntervalDays, on) => {
    const dose = { ...second, maxAgeDays: null, gapMonths, minIntervalDays };
    const days = daysWith(adult, dose, [administered({ day: before })]);
    expect(dayViolation(days, on)).toBeNull();
    expect(dayViolation(days, addDays(on, -1))).toMatchObject({
      code: CODE.INTERVAL,
      allowedFrom: on,
    });
  });

  test.each([
    // birthday, months, days, first day
    ['2026-12-31', 2, 59, '2027-03-01'],
    ['2026-06-30', 8, 242, '2027-03-01'],
    ['2026-07-31', 8, 242, '2027-03-31'],
    ['2024-02-29', 24, 730, '2026-03-01'],
  ])('are those of a child born on %s at %s official months', (birthday, ageMonths, least, on) => {
    const dose = { ...first, ageMonths, minAgeDays: least };
    const days = daysWith({ ...baby, birthday }, dose, []);
    expect(dayViolation(days, on)).toBeNull();
    expect(dayViolation(days, addDays(on, -1))).toMatchObject({
      code: CODE.TOO_YOUNG,
      allowedFrom: on,
    });
  });

  test('count the interval from a previous dose that is only booked', () => {
    const booked = administered({ day: '2026-12-01', status: 'BOOKED' });
    expect(doseDays(adult, course, second, [booked]).first).toBe('2026-12-29');
  });

  test('count it from the latest of several', () => {
    const both = [administered({ day: '2026-10-01' }), administered({ day: '2026-10-09' })];
    expect(doseDays(adult, course, second, both).first).toBe('2026-11-06');
  });

  test('leave time for a dose before that was given elsewhere, and no more', () => {
    expect(earliestDay(doseDays(adult, course, second, []), TODAY)).toBe(TODAY);
    const infant = { ...baby, birthday: addDays(TODAY, -60) };
    const days = daysWith(infant, { ...second, minAgeDays: 0 }, []);
    expect(earliestDay(days, TODAY)).toBe(addDays(TODAY, 28));
  });

  test('never come where the interval ends after the upper age', () => {
    const last = addDays(adult.birthday, 11_000);
    const days = doseDays(adult, course, second, [administered({ day: addDays(last, -27) })]);
    expect(earliestDay(days, TODAY)).toBeNull();
    expect(dayViolation(days, last)).toMatchObject({ allowedFrom: null });
  });

  test('are open today where nothing stands in the way', () => {
    expect(earliestDay(doseDays(adult, course, first, []), TODAY)).toBe(TODAY);
  });
});

describe('the next dose, where it is booked already', () => {
  const next = administered({
    ...{ orderId: 'o2', doseNo: 2, recordedNo: 2 },
    ...{ day: '2027-01-10', status: 'BOOKED' },
  });
  const days = doseDays(adult, course, first, [next]);
  const UNTIL = '2026-12-13';

  test('leaves days for this one until its interval would be too short, and names its order', () => {
    expect(dayViolation(days, UNTIL)).toBeNull();
    const violation = dayViolation(days, addDays(UNTIL, 1));
    expect(violation).toMatchObject({ code: CODE.INTERVAL, allowedFrom: null, orderId: 'o2' });
    expect(violation?.next).toEqual({ day: next.day, until: UNTIL, orderId: 'o2' });
  });

  test.each([
    // next dose, months, last day
    ['2027-04-30', 1, '2027-03-30'],
    ['2027-03-31', 1, '2027-02-28'],
    ['2027-03-28', 1, '2027-02-28'],
    ['2028-02-29', 6, '2027-08-29'],
    ['2027-02-27', 6, '2026-08-27'],
  ])('on %s, %s official months after it, until %s', (day, gapMonths, until) => {
    const byMonths = { ...course, doses: [first, { ...second, gapMonths }] };
    const found = doseDays(adult, byMonths, first, [{ ...next, day }]);
    expect(dayViolation(found, until)).toBeNull();
    expect(dayViolation(found, addDays(until, 1))?.next).toMatchObject({ day, until });
  });

  test('sets no limit once it was given, and none to itself', () => {
    const given = doseDays(adult, course, first, [{ ...next, status: 'DONE' }]);
    expect(dayViolation(given, UNTIL)?.next).toBeUndefined();
    expect(dayViolation(doseDays(adult, course, second, [next]), UNTIL)).toBeNull();
  });

  test('may leave no day of a period, whatever day would do otherwise', () => {
    expect(periodViolation(days, UNTIL, '2026-12-31')).toBeNull();
    expect(periodViolation(days, '2026-12-14', '2026-12-31')).toMatchObject({ orderId: 'o2' });
  });
});

describe('another injected live vaccine', () => {
  const product = { code: 'je-l', id: 'jel-nip', minAgeDays: 0, maxAgeDays: null };
  const live: Course = { ...course, product };
  const child: Person = { ...UNASKED, sex: 2, birthday: '2025-11-20', hasGuardian: true };
  const other = (day: string, part: Partial<Administered> = {}): Administered => {
    const of = { code: 'mmr', doseNo: null, recordedNo: null, liveCode: 'mmr' };
    return administered({ orderId: 'o2', day, ...of, ...part });
  };
  const MMR = '2026-12-10';
  const near = doseDays(child, live, first, [other(MMR, { status: 'BOOKED' })]);

  test.each([
    [-28, null],
    [-27, MMR],
    [-1, MMR],
    [0, null],
    [1, '2027-01-07'],
    [27, '2027-01-07'],
    [28, null],
  ])('%s days from it a dose waits until %s', (days, until) => {
    const violation = dayViolation(near, addDays(MMR, days));
    if (until === null) expect(violation).toBeNull();
    else
      expect(violation).toMatchObject({ code: CODE.INTERVAL, allowedFrom: until, liveCode: 'mmr' });
  });

  test('is not told of where another account booked it', () => {
    const hidden = { status: 'BOOKED', orderId: null, liveCode: null, isElsewhere: true } as const;
    const violation = dayViolation(
      doseDays(child, live, first, [other(MMR, hidden)]),
      '2026-12-01',
    );
    expect(violation).toMatchObject({ liveCode: null, orderId: null });
  });

  test('is neither the dose itself nor the one before it', () => {
    const had = [other('2026-11-01')];
    expect(personViolation(child, live, 1, had, TODAY)).toBeNull();
    expect(earliestDay(doseDays(child, live, first, had), TODAY)).toBe('2026-11-29');
  });

  test('leaves a period open in which one day will do', () => {
    expect(periodViolation(near, '2026-12-01', MMR)).toBeNull();
    expect(periodViolation(near, '2026-12-01', '2026-12-09')).toMatchObject({ allowedFrom: MMR });
    expect(periodViolation(near, '2026-12-11', '2027-01-07')).toBeNull();
  });
});

describe('a dose noted by hand', () => {
  const selfReported = (day: string): Administered =>
    administered({ orderId: null, isSelfReported: true, day });

  test('is a dose before like any other: the interval runs from its day', () => {
    const days = doseDays(adult, course, second, [selfReported('2026-10-23')]);
    expect(dayViolation(days, TODAY)).toBeNull();
    expect(dayViolation(days, addDays(TODAY, -1))).toMatchObject({ allowedFrom: TODAY });
  });

  test('is not given again, and the day of the note is told', () => {
    expect(personViolation(adult, course, 1, [selfReported('2026-10-01')], TODAY)).toMatchObject({
      code: CODE.DUPLICATE_ORDER,
      done: true,
      notedOn: '2026-10-01',
    });
  });

  test('stands behind an order for the same dose, which can be seen', () => {
    const order = administered({ orderId: 'o7', status: 'BOOKED' });
    const violation = personViolation(adult, course, 1, [selfReported('2026-10-01'), order], TODAY);
    expect(violation).toMatchObject({ orderId: 'o7', done: false });
    expect(violation).not.toHaveProperty('notedOn');
  });
});

describe('a person', () => {
  test('of the other sex is refused, of the right one is not', () => {
    const women = { ...course, sexLimit: 2 as const };
    expect(personViolation(adult, women, 1, [], TODAY)).toBeNull();
    expect(personViolation({ ...adult, sex: 1 }, women, 1, [], TODAY)?.code).toBe(CODE.SEX_LIMIT);
  });

  test('needs a guardian until the day before the 14th birthday', () => {
    const young = { ...adult, birthday: '2012-11-21' };
    expect(personViolation(young, course, 1, [], TODAY)?.code).toBe(CODE.GUARDIAN_MISSING);
    expect(
      personViolation({ ...young, hasGuardian: true, health: null }, course, 1, [], TODAY),
    ).toBeNull();
    expect(personViolation({ ...young, birthday: '2012-11-20' }, course, 1, [], TODAY)).toBeNull();
  });

  test('with an active order for the dose is refused, and told which', () => {
    const order = administered({ orderId: 'o7', status: 'BOOKED' });
    expect(personViolation(adult, course, 1, [order], TODAY)).toEqual({
      code: CODE.DUPLICATE_ORDER,
      allowedFrom: null,
      orderId: 'o7',
      done: false,
    });
    expect(personViolation(adult, course, 2, [order], TODAY)).toBeNull();
  });

  test('who has been given the dose is told so', () => {
    expect(personViolation(adult, course, 1, [administered({})], TODAY)?.done).toBe(true);
  });
});

describe('a vaccine of the schedule', () => {
  const product = { code: 'flu', id: 'flu4-hualan', minAgeDays: 1_095, maxAgeDays: null };
  const flu: Course = { ...course, product };
  const booked = (part: Partial<Administered> = {}): Administered =>
    administered({ code: 'flu', product: 'flu4-hualan', status: 'BOOKED', day: TODAY, ...part });

  test('can be had on the days of its own appointment, which a booking would replace', () => {
    const days = doseDays(adult, flu, first, [booked()]);
    expect(earliestDay(days, TODAY)).toBe(TODAY);
    expect(dayViolation(days, addDays(TODAY, 1))).toBeNull();
    expect(personViolation(adult, flu, 1, [booked()], TODAY)).toMatchObject({
      code: CODE.DUPLICATE_ORDER,
      orderId: 'o1',
      done: false,
    });
  });

  test('can be had before its next dose that is booked, by the schedule’s interval', () => {
    const hpv: Course = {
      ...course,
      product: { code: 'hpv9', id: 'hpv9-msd', minAgeDays: 0, maxAgeDays: null },
    };
    const woman = { ...adult, birthday: '1995-03-01' };
    const second = { code: 'hpv9', product: 'hpv9-msd', doseNo: 2, recordedNo: 2, orderId: 'o2' };
    const days = doseDays(woman, hpv, first, [booked({ ...second, day: '2027-02-20' })]);
    expect(earliestDay(days, TODAY)).toBe(TODAY);
    expect(dayViolation(days, '2027-01-23')).toBeNull();
    expect(dayViolation(days, '2027-01-24')).toMatchObject({
      code: CODE.INTERVAL,
      next: { day: '2027-02-20', until: '2027-01-23', orderId: 'o2' },
    });
    expect(days.last).toBe('2027-01-23');
  });

  test('is had once a season', () => {
    const done = booked({ status: 'DONE', day: '2026-10-01' });
    expect(dayViolation(doseDays(adult, flu, first, [done]), TODAY)).toMatchObject({
      code: CODE.DUPLICATE_ORDER,
      done: true,
    });
    const before = booked({ status: 'DONE', day: '2025-10-01' });
    expect(dayViolation(doseDays(adult, flu, first, [before]), TODAY)).toBeNull();
    expect(personViolation(adult, flu, 1, [before], TODAY)).toBeNull();
  });

  test('goes on after a combination that contains it', () => {
    const dtap: Course = {
      ...course,
      product: { code: 'dtap', id: 'dtap-nip', minAgeDays: 0, maxAgeDays: null },
    };
    const infant: Person = { ...UNASKED, sex: 1, birthday: '2026-07-20', hasGuardian: true };
    const five = booked({ code: 'dtap-ipv-hib', product: null, recordedNo: null, status: 'DONE' });
    const days = doseDays(infant, dtap, second, [{ ...five, day: '2026-11-10' }]);
    expect(earliestDay(days, TODAY)).toBe('2026-12-08');
    expect(dayViolation(days, '2026-12-07')).toMatchObject({
      code: CODE.INTERVAL,
      allowedFrom: '2026-12-08',
    });
    expect(dayViolation(days, '2026-12-08')).toBeNull();
  });

  describe('that a new exposure repeats', () => {
    const bite = { code: 'rabies', id: 'rabies-chengda', minAgeDays: 0, maxAgeDays: null };
    const rabies: Course = { ...course, product: bite };
    const dose = (day: string, recordedNo: number, status: Administered['status'] = 'DONE') =>
      administered({ code: 'rabies', product: 'rabies-chengda', day, recordedNo, status });
    const full = ['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-15', '2024-01-29'].map(
      (day, index) => dose(day, index + 1),
    );
    const today = dose(TODAY, 1, 'BOOKED');

    test('has no dose of years ago as one of the present course', () => {
      expect(personViolation(adult, rabies, 1, full, TODAY)).toBeNull();
      expect(personViolation(adult, rabies, 1, [...full, today], TODAY)).toMatchObject({
        code: CODE.DUPLICATE_ORDER,
        done: false,
      });
      expect(personViolation(adult, rabies, 2, [...full, today], TODAY)).toBeNull();
    });

    test('has its first dose on record on the day of the second', () => {
      const all = [...full, { ...today, status: 'DONE' as const }];
      expect(personViolation(adult, rabies, 1, all, addDays(TODAY, 3))).toMatchObject({
        done: true,
      });
      expect(personViolation(adult, rabies, 2, all, addDays(TODAY, 3))).toBeNull();
    });
  });
});

import { addDays } from '@contract/time/day-rules';
import { CODE } from '@contract/errors';
import type { Course, Person } from './course';
import { judgeDoses, withElsewhere } from './judge-doses';

const at = { today: '2026-11-20', lastDay: '2026-12-31' };
const person: Person = {
  sex: 1,
  birthday: '2000-01-01',
  hasGuardian: false,
  health: null,
  isHistoryAnswered: false,
};
const byDays = {
  minAgeDays: 0,
  ageMonths: null,
  maxAgeDays: 15_000,
  beforeMonths: null,
  gapMonths: null,
};
const course: Course = {
  sexLimit: null,
  product: { code: 'test', id: 'test-1', minAgeDays: 0, maxAgeDays: null },
  doses: [
    { ...byDays, doseNo: 1, minIntervalDays: 0 },
    { ...byDays, doseNo: 2, minIntervalDays: 60 },
  ],
};
const record = { code: 'test', product: null, recordedNo: 1, orderId: 'o1', doseNo: 1 };
const done = (day: string) => [{ ...record, day, status: 'DONE' as const }];

test('nothing stands in the way of a first dose', () => {
  expect(judgeDoses(person, course, [], at)[0]).toMatchObject({
    doseNo: 1,
    earliestDay: at.today,
    taken: false,
    booked: false,
    violation: null,
  });
});

test('a dose with an open order is booked, not given', () => {
  const open = [{ ...record, day: at.lastDay, status: 'BOOKED' as const }];
  expect(judgeDoses(person, course, open, at)[0]).toMatchObject({ taken: true, booked: true });
});

test('a dose whose day comes within the window can be booked already', () => {
  const [first, second] = judgeDoses(person, course, done(addDays(at.lastDay, -60)), at);
  expect(first).toMatchObject({
    taken: true,
    booked: false,
    violation: { code: CODE.DUPLICATE_ORDER },
  });
  expect(second).toMatchObject({ earliestDay: at.lastDay, violation: null });
});

test('a dose whose day comes after the window waits, and says until when', () => {
  const [, second] = judgeDoses(person, course, done(addDays(at.lastDay, -59)), at);
  const allowedFrom = addDays(at.lastDay, 1);
  expect(second).toMatchObject({
    earliestDay: allowedFrom,
    violation: { code: CODE.INTERVAL, allowedFrom },
  });
});

test('a dose that is noted was taken, not booked', () => {
  const selfReported = done(at.today).map((dose) => ({
    ...dose,
    orderId: null,
    isSelfReported: true,
  }));
  const [first, second] = judgeDoses(person, course, selfReported, at);
  expect(first).toMatchObject({ taken: true, booked: false, violation: { notedOn: at.today } });
  expect(second?.earliestDay).toBe(addDays(at.today, 60));
});

test('a dose can be booked where one day of the window is far enough from another live vaccine', () => {
  const other = { ...record, code: 'mmr', doseNo: null, recordedNo: null, liveCode: 'mmr' };
  const live = (day: string) => [{ ...other, day, status: 'BOOKED' as const }];
  const product = { code: 'je-l', id: 'jel-nip', minAgeDays: 0, maxAgeDays: null };
  const child = { ...person, birthday: '2024-01-01', hasGuardian: true };
  const judged = (day: string) => judgeDoses(child, { ...course, product }, live(day), at);
  const [soon] = judged('2026-12-10');
  expect(soon).toMatchObject({ taken: false, earliestDay: '2026-12-10', violation: null });
  const [later] = judged('2026-12-18');
  expect(later?.earliestDay).toBe(at.today);
});

test('a dose never comes for who is over the age', () => {
  const [first] = judgeDoses({ ...person, birthday: '1970-01-01' }, course, [], at);
  expect(first).toMatchObject({ earliestDay: null, violation: { code: CODE.OVER_AGE } });
});

describe('a dose that another account has a record of', () => {
  const elsewhere = (day: string) =>
    done(day).map((dose) => ({ ...dose, orderId: null, isElsewhere: true }));
  const judged = (day: string) =>
    withElsewhere(
      judgeDoses(person, course, [], at),
      person,
      course,
      { administered: [], elsewhere: elsewhere(day) },
      at,
    ).map(({ violation }) => violation?.elsewhere);

  test('is refused, and so is the next one where its interval leaves no day', () => {
    expect(judged(addDays(at.lastDay, -59))).toEqual([true, true]);
  });

  test('leaves the next one where its interval leaves a day', () => {
    expect(judged(addDays(at.lastDay, -60))).toEqual([true, undefined]);
  });
});

import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import type { StoredDose } from '../../../../db/tables';
import type { Administered } from '../../../../shared/doses/administered';
import { planRest } from './rest-rules';
import type { FreeSlot, OpenDose, RestAsked } from './rest-rules';

const TODAY = '2026-11-28';
const after = (days: number): string => addDays(TODAY, days);

const dose = (doseNo: number, minIntervalDays: number): StoredDose => ({
  doseNo,
  label: { zh: `第 ${doseNo} 剂`, en: `Dose ${doseNo}` },
  minAgeDays: 0,
  ageMonths: null,
  maxAgeDays: null,
  beforeMonths: null,
  gapMonths: null,
  minIntervalDays,
  recommendedAge: { zh: '', en: '' },
});
const RABIES = {
  sexLimit: null,
  product: { code: 'rabies', id: 'rabies-chengda', minAgeDays: 0, maxAgeDays: null },
  doses: [0, 3, 4, 7, 14].map((gap, index) => dose(index + 1, gap)),
};

const given = (day: string, recordedNo: number): Administered => ({
  orderId: `given ${recordedNo}`,
  code: 'rabies',
  product: 'rabies-chengda',
  recordedNo,
  doseNo: recordedNo,
  day,
  status: 'DONE',
});
const booked = (day: string, doseNo: number): OpenDose => ({
  orderId: `o${doseNo}`,
  doseNo,
  slotId: 1000 + doseNo,
  day,
  startTime: '10:00',
  endTime: '10:30',
});

/** Times at nine, eleven and four of some days from today. */
const slotsOn = (days: readonly number[]): FreeSlot[] =>
  days.flatMap((day) =>
    ['09:00', '11:00', '16:00'].map((startTime, part) => ({
      id: day * 10 + part,
      day: after(day),
      startTime,
      endTime: startTime.replace(':00', ':30'),
      remaining: 3,
      isElsewhere: false,
    })),
  );
const EVERY_DAY = Array.from({ length: 33 }, (_, index) => index);

const asked = (part: Partial<RestAsked>): RestAsked => ({
  person: {
    sex: 1,
    birthday: '2015-01-01',
    hasGuardian: true,
    health: null,
    isHistoryAnswered: false,
  },
  course: RABIES,
  administered: [],
  open: [],
  isEarlierMissing: false,
  slots: slotsOn(EVERY_DAY),
  today: TODAY,
  around: '10:10',
  chosen: new Map(),
  ...part,
});

/** `2 book 3 11:00`: number, step, days from today and time. */
const lines = (part: Partial<RestAsked>): string[] =>
  planRest(asked(part)).map(({ doseNo, step, slot, order, recommended }) => {
    const day = slot?.day ?? (step === 'keep' ? order?.day : undefined) ?? recommended;
    const days = EVERY_DAY.concat([33, 34, 35, 36, 37, 38, 39, 40]).find(
      (candidate) => after(candidate) === day,
    );
    return [doseNo, step, days, slot?.startTime].filter((word) => word !== undefined).join(' ');
  });

const FIRST = { open: [booked(TODAY, 1)] };

test('the rest of a course is proposed on its days, at about the same time', () => {
  expect(lines(FIRST)).toEqual([
    '1 keep 0',
    '2 book 3 11:00',
    '3 book 7 11:00',
    '4 book 14 11:00',
    '5 book 28 11:00',
  ]);
  expect(lines({ administered: [given(TODAY, 1)], around: '15:00' })[0]).toBe('2 book 3 16:00');
});

test('where a day has no free time the next one is taken, and what follows is counted from it', () => {
  const slots = slotsOn(EVERY_DAY.filter((day) => day !== 7));
  expect(lines({ ...FIRST, slots }).slice(2)).toEqual([
    '3 book 8 11:00',
    '4 book 15 11:00',
    '5 book 29 11:00',
  ]);
  const [, second, third] = planRest(asked({ ...FIRST, slots }));
  expect(second).toMatchObject({ isFull: false });
  expect(third).toMatchObject({ isFull: true, recommended: after(7) });
});

test('what cannot be booked yet is later, and so is what follows it', () => {
  expect(lines({ ...FIRST, slots: slotsOn([0, 3, 7, 28]) }).slice(2)).toEqual([
    '3 book 7 11:00',
    '4 book 28 11:00',
    '5 later',
  ]);
  expect(lines({ ...FIRST, slots: slotsOn([0, 3]) }).slice(1)).toEqual([
    '2 book 3 11:00',
    '3 later 7',
    '4 later 14',
    '5 later 28',
  ]);
});

test('a chosen time is taken, and those after it follow', () => {
  const chosen = new Map([[2, 40]]);
  expect(lines({ ...FIRST, chosen }).slice(1, 3)).toEqual(['2 book 4 09:00', '3 book 8 11:00']);
  const early = planRest(asked({ ...FIRST, chosen: new Map([[2, 20]]) }))[1];
  expect(early).toMatchObject({ refusal: { code: CODE.INTERVAL }, slot: { day: after(3) } });
  const gone = planRest(asked({ ...FIRST, chosen: new Map([[2, 999]]) }))[1];
  expect(gone).toMatchObject({ refusal: 'noSuchSlot' });
});

test('a time at which the person is to be at another clinic is neither proposed nor taken', () => {
  const slots = slotsOn(EVERY_DAY).map((slot) => ({
    ...slot,
    isElsewhere: slot.day === after(3) && slot.startTime < '12:00',
  }));
  expect(lines({ ...FIRST, slots })[1]).toBe('2 book 3 16:00');
  const [, second] = planRest(asked({ ...FIRST, slots, chosen: new Map([[2, 31]]) }));
  expect(second).toMatchObject({ refusal: 'sameTime', isFull: false, slot: { id: 32 } });
  expect(second?.choices.map(({ id }) => id).slice(0, 2)).toEqual([32, 40]);
  const whole = slots.map((slot) => ({ ...slot, isElsewhere: slot.day === after(3) }));
  expect(lines({ ...FIRST, slots: whole })[1]).toBe('2 book 4 11:00');
  expect(planRest(asked({ ...FIRST, slots: whole }))[1]).toMatchObject({ isFull: true });
});

const COURSE = [3, 7, 14, 28].map((days, index) => booked(after(days), index + 2));

test('a course that is booked on its days stands', () => {
  expect(lines({ administered: [given(TODAY, 1)], open: COURSE })).toEqual([
    '2 keep 3',
    '3 keep 7',
    '4 keep 14',
    '5 keep 28',
  ]);
});

test('a missed day moves the rest: the missed dose at once, those after it by their intervals', () => {
  const open = COURSE.filter(({ doseNo }) => doseNo > 3);
  const administered = [given(TODAY, 1), given(after(3), 2)];
  expect(lines({ administered, open, today: after(8) })).toEqual([
    '3 book 8 11:00',
    '4 move 15 11:00',
    '5 move 29 11:00',
  ]);
  // A day that still leaves the interval stands.
  const later = open.map((one) => ({ ...one, day: addDays(one.day, 1) }));
  expect(lines({ administered, open: later, today: after(8) })).toEqual([
    '3 book 8 11:00',
    '4 keep 15',
    '5 keep 29',
  ]);
});

test('a late dose moves only what came too near', () => {
  const open = COURSE.filter(({ doseNo }) => doseNo > 3);
  const administered = [given(TODAY, 1), given(after(3), 2), given(after(9), 3)];
  const plan = planRest(asked({ administered, open, today: after(9) }));
  expect(plan.map(({ step, isByChoice }) => [step, isByChoice])).toEqual([
    ['move', false],
    ['move', false],
  ]);
});

test('an appointment that stands can be moved by choice, which is its owner’s wish', () => {
  const [first] = planRest(
    asked({ administered: [given(TODAY, 1)], open: COURSE, chosen: new Map([[2, 51]]) }),
  );
  expect(first).toMatchObject({ step: 'move', isByChoice: true, slot: { day: after(5) } });
});

const FULL = ['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-15', '2024-01-29'].map(
  (day, index) => given(day, index + 1),
);

test('a new bite after a full course takes two doses', () => {
  expect(lines({ administered: FULL, ...FIRST })).toEqual(['1 keep 0', '2 book 3 11:00']);
  const administered = [...FULL, given(TODAY, 1)];
  expect(lines({ administered })).toEqual(['2 book 3 11:00']);
  expect(lines({ administered: [...administered, given(after(3), 2)], today: after(3) })).toEqual(
    [],
  );
});

test('a course that was not begun, or is complete, has no rest', () => {
  expect(lines({})).toEqual([]);
  expect(lines({ administered: FULL })).toEqual([]);
});

describe('who booked the second dose first', () => {
  const ZOSTER = {
    sexLimit: null,
    product: { code: 'rzv', id: 'rzv-gsk', minAgeDays: 0, maxAgeDays: null },
    doses: [dose(1, 0), dose(2, 60)],
  };
  const adult: Partial<RestAsked> = {
    person: {
      sex: 2,
      birthday: '1955-03-01',
      hasGuardian: true,
      health: null,
      isHistoryAnswered: false,
    },
    course: ZOSTER,
    open: [booked(TODAY, 2)],
  };

  test('has had the one before, and is not offered it', () => {
    expect(lines(adult)).toEqual(['2 keep 0']);
  });

  test('is offered nothing that would spoil it where the first was cancelled, and is told which appointment is in the way', () => {
    const steps = planRest(asked({ ...adult, isEarlierMissing: true }));
    expect(
      steps.map(({ doseNo, step, slot, ...dose }) => [doseNo, step, slot, dose.blockedBy]),
    ).toEqual([
      [1, 'later', null, 2],
      [2, 'later', null, null],
    ]);
  });
});

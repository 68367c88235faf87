import {
  answerBy,
  dosesAfter,
  dosesOfCourse,
  firstOpenDose,
  skippedDoses,
} from './dose-choice-rules';

const dose = (doseNo: number, taken = false, earliestDay: string | null = '2026-12-07') => ({
  doseNo,
  taken,
  earliestDay,
});
const numbers = (doses: readonly { readonly doseNo: number }[]) =>
  doses.map(({ doseNo }) => doseNo);

test.each([
  ['nobody has had one', [dose(1), dose(2)], 1],
  ['the first is taken', [dose(1, true), dose(2)], 2],
  ['the first is past its age', [dose(1, false, null), dose(2)], 2],
  ['all are taken', [dose(1, true)], null],
])('the first open dose where %s', (_, doses, first) => {
  expect(firstOpenDose(doses)).toBe(first);
});

test.each([
  ['begun late: only what is still needed', [dose(1), dose(2), dose(3)], [dose(1)], null, [1]],
  ['with records: those too', [dose(1, true), dose(2), dose(3)], [dose(3)], null, [1, 3]],
  [
    'those that wait for another one are not',
    [dose(1), dose(2, false, null)],
    [dose(1), dose(2)],
    null,
    [1],
  ],
  [
    'past the age all are shown',
    [dose(1, false, null), dose(2, false, null)],
    [dose(1), dose(2)],
    null,
    [1, 2],
  ],
  ['a dose that is booked by now is still shown', [dose(1), dose(2)], [dose(1)], 2, [1, 2]],
])('doses to choose from, %s', (_, doses, course, chosen, shown) => {
  expect(numbers(dosesOfCourse(doses, course, chosen))).toEqual(shown);
});

test.each([
  ['no', [1]],
  ['unsure', [1]],
  ['yes', [1, 2, 3]],
] as const)('who says %s to earlier doses chooses among %j', (answer, shown) => {
  expect(numbers(dosesAfter(answer, [dose(1), dose(2), dose(3)]))).toEqual(shown);
});

test.each([
  [null, undefined],
  [1, 'no'],
  [2, 'yes'],
] as const)('a chosen dose of %j says %s to earlier ones', (chosen, answer) => {
  expect(answerBy([dose(1), dose(2)], chosen)).toBe(answer);
});

test.each([
  [1, 'unsure', 'unsure'],
  [1, 'yes', 'yes'],
  [2, 'unsure', 'yes'],
  [null, 'yes', 'yes'],
  [null, 'unsure', undefined],
] as const)('a chosen dose of %j after the answer %s says %s', (chosen, stored, answer) => {
  expect(answerBy([dose(1), dose(2)], chosen, stored)).toBe(answer);
});

test.each([
  ['the next one', [dose(1, true), dose(2), dose(3)], 2, []],
  ['the one after it', [dose(1, true), dose(2), dose(3)], 3, [2]],
  ['the last of several', [dose(1, true), dose(2), dose(3), dose(4)], 4, [2, 3]],
  ['one after another past its age', [dose(1, false, null), dose(2)], 2, []],
  ['none', [dose(1), dose(2)], null, []],
])('who takes %s passes over', (_, doses, chosen, skipped) => {
  expect(numbers(skippedDoses(doses, chosen))).toEqual(skipped);
});

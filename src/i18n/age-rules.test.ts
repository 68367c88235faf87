import { ageOn } from './age-rules';

test.each([
  ['2026-11-21', 0, 'days'],
  ['2026-10-22', 30, 'days'],
  ['2026-10-21', 1, 'months'],
  ['2024-11-22', 23, 'months'],
  ['2023-11-22', 35, 'months'],
  ['2023-11-21', 3, 'years'],
  ['1950-01-01', 76, 'years'],
] as const)('who was born on %s is %d %s old', (birthday, count, unit) => {
  expect(ageOn(birthday, '2026-11-21')).toEqual({ unit, count });
});

test('a birthday still to come counts as no days', () => {
  expect(ageOn('2026-11-30', '2026-11-21')).toEqual({ unit: 'days', count: 0 });
});

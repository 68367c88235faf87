import { weekOf } from './kinds';
import type { ClinicKind } from './kinds';

/** Hours of a week by weekday, from Monday: the first beginning and the last end of each. */
const weekIn = (kind: ClinicKind, variant: number): string[] =>
  weekOf(kind, variant).map(({ periods }) => {
    const [first, last] = [periods[0], periods.at(-1)];
    return first && last ? `${first.from}-${last.to}` : '';
  });

test.each<[ClinicKind, number, string[]]>([
  ['community', 0, [...Array<string>(5).fill('08:00-16:30'), '', '']],
  ['community', 1, [...Array<string>(5).fill('08:00-16:30'), '08:00-11:30', '']],
  ['maternity', 1, [...Array<string>(6).fill('08:00-17:00'), '']],
  ['hospital', 0, Array<string>(7).fill('08:00-17:00')],
])('the week of a %s clinic, form %d', (kind, variant, week) => {
  expect(weekIn(kind, variant)).toEqual(week);
});

test('forms repeat, and every week has each weekday once', () => {
  expect(weekOf('hospital', 2)).toEqual(weekOf('hospital', 0));
  for (const kind of ['community', 'outpatient', 'maternity', 'hospital'] as const)
    expect(weekOf(kind, 1).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

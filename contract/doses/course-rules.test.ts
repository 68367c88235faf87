import { inOrder } from './assessment-rules';
import { nextOfCourse } from './course-rules';
import { dayNumber, dayText } from './day-number-rules';
import { CHINA } from './schedule/china';

const BITE = { code: 'rabies', product: 'rabies-chengda' };

/** The next dose after those on some days: `dose 2 on 2026-12-01`, with the last recommended day. */
function next(
  { code, product }: { readonly code: string; readonly product: string | null },
  days: readonly string[],
  from: string,
  born = '2015-01-01',
): string | null {
  const all = inOrder(
    days.map((day, index) => ({ id: `g${index}`, code, product, day: dayNumber(day) })),
  );
  const patient = { born: dayNumber(born), gender: 'female', observations: new Map() } as const;
  const found = nextOfCourse({ code, product }, { tables: CHINA, patient, all }, dayNumber(from));
  if (found === null) return null;
  const last = found.last === null ? '' : ` until ${dayText(found.last)}`;
  return `dose ${found.number} on ${dayText(found.recommended)}${last}`;
}

test.each([
  // Days 0, 3, 7, 14 and 28.
  [['2026-11-28'], 'dose 2 on 2026-12-01 until 2026-12-01'],
  [['2026-11-28', '2026-12-01'], 'dose 3 on 2026-12-05 until 2026-12-05'],
  [['2026-11-28', '2026-12-01', '2026-12-05'], 'dose 4 on 2026-12-12 until 2026-12-12'],
  [
    ['2026-11-28', '2026-12-01', '2026-12-05', '2026-12-12'],
    'dose 5 on 2026-12-26 until 2026-12-26',
  ],
  [['2026-11-28', '2026-12-01', '2026-12-05', '2026-12-12', '2026-12-26'], null],
  // A dose that came a day late moves what follows it.
  [['2026-11-28', '2026-12-01', '2026-12-06'], 'dose 4 on 2026-12-13 until 2026-12-13'],
])('the course after a bite, with doses on %j', (days, expected) => {
  expect(next(BITE, days, '2026-11-28')).toBe(expected);
});

test('a missed dose is to be had at once, and is still the same one', () => {
  expect(next(BITE, ['2026-11-28', '2026-12-01'], '2026-12-08')).toBe('dose 3 on 2026-12-08');
});

const FULL = ['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-15', '2024-01-29'];

test.each([
  [FULL, null],
  [[...FULL, '2026-11-28'], 'dose 2 on 2026-12-01'],
  [[...FULL, '2026-11-28', '2026-12-01'], null],
])('a new bite after a full course takes days 0 and 3: %j', (days, expected) => {
  expect(next(BITE, days, '2026-11-28')).toBe(expected);
});

test('a season or a year later is no next dose of a course', () => {
  expect(next({ code: 'flu', product: 'flu4-sinovac' }, ['2025-10-10'], '2025-10-10')).toBeNull();
  expect(
    next({ code: 'ppv23', product: 'ppv23-msd' }, ['2026-11-28'], '2026-11-28', '1950-01-01'),
  ).toBeNull();
});

test('the recommended day may be later than the earliest', () => {
  expect(
    next({ code: 'ev71', product: 'ev71-sinovac' }, ['2026-11-01'], '2026-11-02', '2026-01-01'),
  ).toBe('dose 2 on 2026-12-01 until 2026-12-31');
});

import { addMonths } from '../time/day-rules';
import { isGrown, mayBeOnOldSchedule } from './programme-age-rules';
import { planOf } from './plan-rules';
import { BOY, GIRL, others, parseAdministered, table } from './plan-table';
import { SCHEDULE } from './schedule-rules';
import { SERIES_CODES } from './schedule-code-rules';

table(
  'meningococcal A',
  BOY,
  others('mpsv-a'),
  `2024-07-14 | | mpsv-a-1 upcoming waitAge 2024-07-15
   2024-07-15 | | mpsv-a-1 due ageReached
   2025-01-14 | | mpsv-a-1 due ageReached
   2025-01-15 | | mpsv-a-1 overdue late
   2026-01-14 | | mpsv-a-1 overdue late
   2026-01-14 | | mpsv-a-2 notNeeded acInstead
   2026-01-15 | | mpsv-a-1 notNeeded acInstead
   2024-10-14 | mpsv-a#1=2024-07-15 | mpsv-a-2 upcoming waitAge 2024-10-15
   2024-10-15 | mpsv-a#1=2024-07-15 | mpsv-a-2 due ageReached
   2024-11-30 | mpsv-a#1=2024-08-31 | mpsv-a-2 upcoming waitGap 2024-12-01
   2024-12-01 | mpsv-a#1=2024-08-31 | mpsv-a-2 due ageReached
   2025-02-28 | mpsv-a#1=2024-11-30 | mpsv-a-2 upcoming waitGap 2025-03-01
   2025-03-01 | mpsv-a#1=2024-11-30 | mpsv-a-2 due ageReached
   2026-01-14 | mpsv-a#1=2024-07-15 | mpsv-a-2 due ageReached
   2026-01-15 | mpsv-a#1=2024-07-15 | mpsv-a-2 notNeeded acInstead
   2024-08-01 | mcv4#1=2024-07-15 | mpsv-a-1 done onRecord
   2024-12-01 | mcv2#1=2024-05-15 mcv2#2=2024-07-15 | mpsv-a-2 done onRecord`,
);

table(
  'meningococcal A and C',
  BOY,
  others('mpsv-ac'),
  `2027-01-14 | | mpsv-ac-1 upcoming waitAge 2027-01-15
   2027-01-15 | | mpsv-ac-1 due ageReached
   2028-01-14 | | mpsv-ac-1 due ageReached
   2028-01-15 | | mpsv-ac-1 overdue late
   2028-02-01 | | mpsv-ac-1 overdue late
   2028-02-01 | | mpsv-ac-2 upcoming waitPrevious 2031-02-01
   2030-01-14 | mpsv-ac#1=2027-01-15 | mpsv-ac-2 upcoming waitAge 2030-01-15
   2030-01-15 | mpsv-ac#1=2027-01-15 | mpsv-ac-2 due ageReached
   2030-06-29 | mpsv-ac#1=2027-06-30 | mpsv-ac-2 upcoming waitGap 2030-06-30
   2030-06-30 | mpsv-ac#1=2027-06-30 | mpsv-ac-2 due ageReached
   2031-01-14 | mpsv-ac#1=2027-01-15 | mpsv-ac-2 due ageReached
   2031-01-15 | mpsv-ac#1=2027-01-15 | mpsv-ac-2 overdue late
   2031-02-28 | mpsv-ac#1=2028-02-29 | mpsv-ac-2 upcoming waitGap 2031-03-01
   2031-03-01 | mpsv-ac#1=2028-02-29 | mpsv-ac-2 overdue late
   2027-03-01 | mpsv4#1=2027-02-01 | mpsv-ac-1 done onRecord
   2027-03-01 | mpsv-ac#1=2027-01-14 | mpsv-ac-1 done early
   2040-02-01 | mpsv-ac#1=2040-01-31 | mpsv-ac-2 notNeeded adult`,
);

table(
  'a year between groups A and AC',
  BOY,
  others('mpsv-a', 'mpsv-ac'),
  `2027-01-20 | mpsv-a#1=2024-07-15 mpsv-a#2=2026-02-20 | mpsv-ac-1 upcoming waitGroupA 2027-02-20
   2027-02-19 | mpsv-a#1=2024-07-15 mpsv-a#2=2026-02-20 | mpsv-ac-1 upcoming waitGroupA 2027-02-20
   2027-02-20 | mpsv-a#1=2024-07-15 mpsv-a#2=2026-02-20 | mpsv-ac-1 due ageReached
   2027-01-15 | mpsv-a#1=2026-01-10 | mpsv-ac-1 due ageReached
   2027-01-15 | | mpsv-ac-1 due ageReached
   2025-06-01 | | mpsv-ac-1 upcoming waitAge 2027-01-15`,
);

table(
  'hepatitis A, live',
  GIRL,
  others('hepa-l'),
  `2025-07-14 | | hepa-l-1 upcoming waitAge 2025-07-15
   2025-07-15 | | hepa-l-1 due ageReached
   2026-01-14 | | hepa-l-1 due ageReached
   2026-01-15 | | hepa-l-1 overdue late
   2025-07-16 | | hepa-l-1 upcoming waitLive 2025-08-12
   2025-08-12 | | hepa-l-1 due ageReached
   2042-01-14 | | hepa-l-1 overdue late
   2042-01-15 | | hepa-l-1 notNeeded adult
   2026-02-01 | | hepa-i-1 absent absent`,
);

table(
  'hepatitis A, inactivated',
  GIRL,
  others('hepa-l'),
  `2026-01-14 | hepa-i#1=2025-07-15 | hepa-i-2 upcoming waitAge 2026-01-15
   2026-01-15 | hepa-i#1=2025-07-15 | hepa-i-2 due ageReached
   2026-01-15 | hepa-i#1=2025-07-15 | hepa-l-1 absent absent
   2027-01-14 | hepa-i#1=2025-07-15 | hepa-i-2 due ageReached
   2027-01-15 | hepa-i#1=2025-07-15 | hepa-i-2 overdue late
   2026-07-30 | hepa-i#1=2026-01-31 | hepa-i-2 upcoming waitGap 2026-07-31
   2027-02-28 | hepa-i#1=2026-08-31 | hepa-i-2 upcoming waitGap 2027-03-01
   2027-03-01 | hepa-i#1=2026-08-31 | hepa-i-2 overdue late`,
);

table(
  'HPV',
  GIRL,
  others('hpv2'),
  `2037-01-14 | | hpv2-1 upcoming waitAge 2037-01-15
   2037-01-14 | | hpv2-2 upcoming waitPrevious 2037-07-15
   2037-01-15 | | hpv2-1 due ageReached
   2038-01-14 | | hpv2-1 due ageReached
   2038-01-15 | | hpv2-1 overdue late
   2037-07-14 | hpv2#1=2037-01-15 | hpv2-2 upcoming waitGap 2037-07-15
   2037-07-15 | hpv2#1=2037-01-15 | hpv2-2 due ageReached
   2038-01-14 | hpv2#1=2037-01-15 | hpv2-2 due ageReached
   2038-01-15 | hpv2#1=2037-01-15 | hpv2-2 overdue late
   2038-02-28 | hpv2#1=2037-08-31 | hpv2-2 upcoming waitGap 2038-03-01
   2038-03-01 | hpv2#1=2037-08-31 | hpv2-2 due ageReached
   2037-02-01 | hpv9#1=2037-01-15 | hpv2-1 done onRecord
   2037-02-01 | hpv9#1=2033-01-15 hpv9#2=2033-07-15 | hpv2-2 done onRecord`,
);
table(
  'HPV is for girls',
  BOY,
  others('hpv2'),
  `2037-01-15 | | hpv2-1 notNeeded girlsOnly
   2037-01-15 | | hpv2-2 notNeeded girlsOnly`,
);
table(
  'HPV, born on 10 November 2011',
  { birthday: '2011-11-10', sex: 2 },
  [],
  `2024-11-10 | | hpv2-1 notNeeded bornBefore
   2025-11-10 | | hpv2-2 notNeeded bornBefore`,
);
table(
  'HPV, born on 11 November 2011',
  { birthday: '2011-11-11', sex: 2 },
  [],
  `2024-11-10 | | hpv2-1 upcoming waitAge 2024-11-11
   2025-11-10 | | hpv2-1 due ageReached
   2025-11-11 | | hpv2-1 overdue late
   2025-11-11 | hpv2#1=2025-03-01 | hpv2-2 due ageReached`,
);

table(
  'born on the last day of January',
  { birthday: '2025-01-31', sex: 1 },
  [],
  `2025-02-28 | hepb#1=2025-01-31 | hepb-2 upcoming waitAge 2025-03-01
   2025-03-01 | hepb#1=2025-01-31 | hepb-2 due ageReached
   2025-03-30 | | polio-1 upcoming waitAge 2025-03-31
   2025-03-31 | | polio-1 due ageReached
   2025-04-30 | polio#1=2025-03-31 | polio-2 upcoming waitAge 2025-05-01
   2025-05-01 | polio#1=2025-03-31 | polio-2 due ageReached
   2025-04-29 | | bcg-1 due ageReached
   2025-05-01 | | bcg-1 overdue bcgTest
   2025-05-30 | dtap#1=2025-03-31 | dtap-2 upcoming waitAge 2025-05-31
   2025-05-31 | dtap#1=2025-03-31 | dtap-2 due ageReached
   2025-07-30 | | mpsv-a-1 upcoming waitAge 2025-07-31
   2025-07-31 | | mpsv-a-1 due ageReached
   2025-09-30 | bcg#1=2025-02-01 | mmr-1 upcoming waitAge 2025-10-01
   2025-10-01 | bcg#1=2025-02-01 | mmr-1 due ageReached
   2025-10-01 | bcg#1=2025-02-01 | je-l-1 due ageReached`,
);
table(
  'born on the last day of a long month',
  { birthday: '2024-08-31', sex: 2 },
  parseAdministered('bcg#1=2024-09-01 mmr#1=2025-05-01 mmr#2=2026-01-01 je-l#1=2025-05-01'),
  `2024-09-30 | hepb#1=2024-08-31 | hepb-2 upcoming waitAge 2024-10-01
   2024-10-01 | hepb#1=2024-08-31 | hepb-2 due ageReached
   2025-02-28 | | mpsv-a-1 upcoming waitAge 2025-03-01
   2025-03-01 | | mpsv-a-1 due ageReached
   2026-02-28 | | hepa-l-1 upcoming waitAge 2026-03-01
   2026-03-01 | | hepa-l-1 due ageReached
   2026-08-30 | | hepa-l-1 due ageReached
   2026-08-31 | | hepa-l-1 overdue late`,
);
table(
  'born on the last day of a year',
  { birthday: '2023-12-31', sex: 1 },
  [],
  `2024-02-29 | | polio-1 upcoming waitAge 2024-03-01
   2024-03-01 | | polio-1 due ageReached
   2024-12-30 | | polio-1 due ageReached
   2024-12-31 | | polio-1 overdue late`,
);
table(
  'born on a leap day',
  { birthday: '2024-02-29', sex: 2 },
  [],
  `2024-03-28 | hepb#1=2024-02-29 | hepb-2 upcoming waitAge 2024-03-29
   2024-03-29 | hepb#1=2024-02-29 | hepb-2 due ageReached
   2025-02-27 | | polio-3 upcoming waitPrevious 2025-04-24
   2025-02-27 | | mmr-1 due ageReached
   2025-03-01 | | mmr-1 overdue late
   2028-02-28 | | bcg-1 overdue bcgTest
   2028-02-29 | | bcg-1 tooLate bcgTooOld
   2027-02-27 | | mpsv-ac-1 due ageReached
   2027-02-28 | | mpsv-ac-1 due ageReached
   2037-02-28 | | hpv2-1 upcoming waitAge 2037-03-01
   2037-03-01 | | hpv2-1 due ageReached
   2042-02-27 | | hepb-1 overdue late
   2042-03-01 | | hepb-1 notNeeded adult`,
);
table(
  'two live vaccines that were missed',
  { birthday: '2023-06-10', sex: 1 },
  [],
  `2026-11-21 | | mmr-1 overdue late
   2026-11-21 | | je-l-1 overdue late
   2026-11-21 | | hepa-l-1 overdue late
   2026-11-21 | | bcg-1 overdue bcgTest
   2026-11-21 | | mmr-2 upcoming waitPrevious 2026-12-19
   2026-11-21 | | je-l-2 upcoming waitPrevious 2027-11-21
   2026-11-21 | mmr#1=2026-11-10 je-l#1=2026-11-01 | hepa-l-1 upcoming waitLive 2026-12-08`,
);
table(
  'a grown person',
  { birthday: '1990-05-05', sex: 2 },
  [],
  `2026-11-21 | | hepb-1 notNeeded adult
   2026-11-21 | | bcg-1 tooLate bcgTooOld
   2026-11-21 | | polio-4 notNeeded adult
   2026-11-21 | | dtap-1 tooLate dtapTooOld
   2026-11-21 | | mmr-2 notNeeded adult
   2026-11-21 | | mpsv-a-1 notNeeded acInstead
   2026-11-21 | | hpv2-1 notNeeded bornBefore
   2026-11-21 | mmr#1=1991-01-05 | mmr-1 done onRecord`,
);

test('a child with every dose on time has nothing open at any birthday', () => {
  for (let years = 1; years <= 17; years += 1) {
    const plan = planOf(GIRL, others(), addMonths(GIRL.birthday, years * 12));
    const open = plan.filter(({ status }) => status === 'due' || status === 'overdue');
    expect(open.map(({ id }) => id)).toEqual([]);
  }
});

test('a newborn’s plan lists every series once, hepatitis B and BCG first of all', () => {
  const plan = planOf(GIRL, [], GIRL.birthday);
  expect(new Set(plan.map(({ series }) => series)).size).toBe(SERIES_CODES.length - 2);
  expect(plan.filter(({ status }) => status === 'due').map(({ id }) => id)).toEqual([
    'hepb-1',
    'bcg-1',
  ]);
});

test('ids of doses are one of a kind and say series and number', () => {
  const ids = SCHEDULE.flatMap(({ code, doses }) =>
    doses.map(({ id, doseNo }) => {
      expect(id).toBe(`${code}-${doseNo}`);
      return id;
    }),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['2024-10-31', '2026-11-21', true],
  ['2024-11-01', '2026-11-21', false],
  ['2019-11-22', '2026-11-21', true],
  ['2019-11-21', '2026-11-21', false],
])('born on %s, looked at on %s: transition of DTaP %s', (birthday, today, expected) => {
  expect(mayBeOnOldSchedule(birthday, today)).toBe(expected);
});

test.each([
  ['2008-11-22', false],
  ['2008-11-21', true],
])('born on %s the programme is over on 21 November 2026: %s', (birthday, expected) => {
  expect(isGrown(birthday, '2026-11-21')).toBe(expected);
});

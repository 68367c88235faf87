import { parseAdministered, table } from './plan-table';

const BEGUN_2024 = 'dtap#1=2024-09-20 dtap#2=2024-10-20';
table(
  'DTaP begun under the edition of 2021',
  { birthday: '2024-06-20', sex: 1 },
  [],
  `2026-11-21 | ${BEGUN_2024} dtap#3=2024-11-20 | dtap-1 done onRecord
   2026-11-21 | ${BEGUN_2024} dtap#3=2024-11-20 | dtap-3 done onRecord
   2026-11-21 | ${BEGUN_2024} dtap#3=2024-11-19 | dtap-3 done early
   2025-12-19 | ${BEGUN_2024} dtap#3=2024-11-20 | dtap-4 upcoming waitAge 2025-12-20
   2025-12-20 | ${BEGUN_2024} dtap#3=2024-11-20 | dtap-4 due ageReached
   2026-06-20 | ${BEGUN_2024} dtap#3=2024-11-20 | dtap-4 overdue late
   2024-12-01 | ${BEGUN_2024} | dtap-3 upcoming waitAge 2024-12-20
   2025-02-01 | ${BEGUN_2024} | dtap-3 due ageReached
   2025-06-20 | ${BEGUN_2024} | dtap-3 overdue late
   2026-11-21 | dtap#1=2024-08-20 | dtap-1 done onRecord
   2026-11-21 | dtap#1=2024-08-19 | dtap-1 overdue late`,
);
table(
  'DTaP begun shortly before or after the change',
  { birthday: '2024-09-10', sex: 2 },
  [],
  `2026-11-21 | dtap#1=2024-12-10 dtap#2=2025-01-10 dtap#3=2025-02-10 | dtap-3 done onRecord
   2026-11-21 | dtap#1=2025-01-02 dtap#2=2025-02-02 dtap#3=2025-03-02 | dtap-3 done early
   2026-11-21 | dtap#1=2025-01-02 dtap#2=2025-02-02 dtap#3=2025-03-10 | dtap-3 done onRecord`,
);

const FOUR = 'dtap#1=2018-06-05 dtap#2=2018-07-05 dtap#3=2018-08-05 dtap#4=2019-09-05';
table(
  'DT at six years, as until 2024',
  { birthday: '2018-03-05', sex: 1 },
  [],
  `2024-12-01 | ${FOUR} dt#=2024-03-05 | dtap-5 done onRecord
   2026-11-21 | ${FOUR} dt#=2024-03-05 | dtap-5 done onRecord
   2024-12-01 | ${FOUR} | dtap-5 due ageReached
   2025-03-04 | ${FOUR} | dtap-5 due ageReached
   2025-03-05 | ${FOUR} | dtap-5 tooLate dtapTooOld
   2026-11-21 | dtap#1=2018-06-05 dtap#2=2018-07-05 dt#=2026-04-01 | dtap-5 done onRecord
   2026-11-21 | dtap#1=2018-06-05 dtap#2=2018-07-05 dt#=2026-04-01 | dtap-3 notNeeded laterRecorded`,
);

const BABY = { birthday: '2024-01-15', sex: 2 } as const;
const FIRST = 'mmr#1=2024-09-15 je-l#1=2024-09-15';
table(
  'injected live vaccines',
  BABY,
  parseAdministered('bcg#1=2024-01-15'),
  `2024-09-15 | mmr#1=2024-09-15 | je-l-1 due ageReached
   2024-09-20 | mmr#1=2024-09-15 | je-l-1 upcoming waitLive 2024-10-13
   2024-10-12 | mmr#1=2024-09-15 | je-l-1 upcoming waitLive 2024-10-13
   2024-10-13 | mmr#1=2024-09-15 | je-l-1 due ageReached
   2025-07-15 | ${FIRST} varicella#=2025-07-01 | mmr-2 upcoming waitLive 2025-07-29
   2025-07-15 | ${FIRST} varicella#=2025-07-01 | hepa-l-1 upcoming waitLive 2025-07-29
   2025-07-29 | ${FIRST} varicella#=2025-07-01 | mmr-2 due ageReached
   2025-07-29 | ${FIRST} varicella#=2025-07-01 | hepa-l-1 due ageReached
   2025-07-15 | ${FIRST} rota#=2025-07-10 | mmr-2 due ageReached
   2025-07-15 | ${FIRST} bopv#1=2025-07-14 | hepa-l-1 due ageReached
   2025-07-15 | mmr#1=2024-09-15 je-i#1=2025-07-10 | mmr-2 due ageReached
   2025-07-01 | ${FIRST} | hepa-l-1 upcoming waitAge 2025-07-15
   2026-02-28 | mmr#1=2026-02-01 | je-l-1 upcoming waitLive 2026-03-01
   2026-02-28 | mmr#1=2026-02-01 | mmr-2 upcoming waitGap 2026-03-01
   2026-03-01 | mmr#1=2026-02-01 | je-l-1 overdue late`,
);
table(
  'BCG that came late',
  BABY,
  [],
  `2024-09-15 | bcg#1=2024-08-25 | mmr-1 due ageReached
   2024-09-22 | bcg#1=2024-08-25 | mmr-1 due ageReached
   2024-09-15 | bcg#1=2024-08-18 | mmr-1 due ageReached
   2024-09-15 | bcg#1=2024-08-19 | mmr-1 due ageReached`,
);
table(
  'a live vaccine in February of a leap year',
  { birthday: '2023-06-10', sex: 1 },
  parseAdministered('bcg#1=2023-06-11'),
  `2024-03-01 | mmr#1=2024-02-10 | je-l-1 upcoming waitLive 2024-03-09
   2024-03-09 | mmr#1=2024-02-10 | je-l-1 due ageReached`,
);

table(
  'combined vaccines',
  BABY,
  parseAdministered(
    'dtap-ipv-hib#1=2024-03-15 dtap-ipv-hib#2=2024-04-15 dtap-ipv-hib#3=2024-05-15',
  ),
  `2024-06-01 | | dtap-3 done onRecord
   2024-06-01 | | polio-3 done onRecord
   2025-07-14 | | dtap-4 upcoming waitAge 2025-07-15
   2025-07-15 | | dtap-4 due ageReached
   2025-07-15 | | polio-4 upcoming waitAge 2028-01-15
   2028-01-15 | | polio-4 due ageReached
   2030-01-15 | dtap-ipv-hib#4=2025-07-15 | dtap-5 due ageReached
   2030-01-15 | dtap-ipv-hib#4=2025-07-15 | polio-4 done onRecord`,
);
table(
  'a combined vaccine after a single one',
  BABY,
  [],
  `2024-05-01 | polio#1=2024-03-15 dtap-ipv-hib#1=2024-04-15 | polio-2 done onRecord
   2024-05-01 | polio#1=2024-03-15 dtap-ipv-hib#1=2024-04-15 | dtap-1 done onRecord
   2024-05-01 | polio#1=2024-03-15 dtap-ipv-hib#1=2024-04-15 | dtap-2 upcoming waitAge 2024-05-15`,
);

table(
  'HPV, born on a leap day',
  { birthday: '2012-02-29', sex: 2 },
  [],
  `2025-02-28 | | hpv2-1 upcoming waitAge 2025-03-01
   2025-03-01 | | hpv2-1 due ageReached
   2026-02-27 | | hpv2-1 due ageReached
   2026-03-01 | | hpv2-1 overdue late
   2026-11-21 | hpv2#1=2026-08-31 | hpv2-2 upcoming waitGap 2027-03-01
   2027-03-01 | hpv2#1=2026-08-31 | hpv2-2 due ageReached
   2027-08-30 | hpv2#1=2026-08-31 | hpv2-2 due ageReached
   2027-08-31 | hpv2#1=2026-08-31 | hpv2-2 overdue late
   2026-11-21 | hpv9#=2026-01-10 | hpv2-1 done onRecord
   2026-11-21 | hpv9#=2026-01-10 | hpv2-2 upcoming waitGap 2027-01-10
   2026-07-09 | hpv9#=2026-01-10 | hpv2-2 upcoming waitGap 2027-01-10
   2026-11-21 | hpv4#=2025-06-01 hpv4#=2025-12-01 | hpv2-2 done onRecord
   2026-11-21 | hpv2#1=2025-02-27 | hpv2-1 done onRecord
   2026-11-21 | hpv2#1=2025-03-01 hpv2#2=2025-08-31 | hpv2-2 done early
   2026-11-21 | hpv2#1=2025-03-01 hpv2#2=2025-09-01 | hpv2-2 done onRecord
   2030-02-27 | | hpv2-1 overdue late
   2030-02-27 | | hpv2-2 notNeeded adult
   2030-03-01 | | hpv2-1 notNeeded adult`,
);

table(
  'in the last days before 18',
  { birthday: '2008-11-21', sex: 2 },
  [],
  `2026-11-20 | | hepb-1 overdue late
   2026-11-21 | | hepb-1 notNeeded adult
   2026-11-01 | | hepb-2 notNeeded adult
   2026-10-23 | | hepb-2 upcoming waitPrevious 2026-11-20
   2026-10-24 | | hepb-2 notNeeded adult
   2026-11-01 | | polio-1 overdue late
   2026-11-01 | | polio-2 notNeeded adult
   2026-11-01 | | mpsv-ac-1 overdue late
   2026-11-01 | | mpsv-ac-2 notNeeded adult
   2026-11-01 | | hpv2-1 notNeeded bornBefore
   2026-11-01 | | dtap-1 tooLate dtapTooOld`,
);
table(
  'an old man',
  { birthday: '1956-02-29', sex: 1 },
  [],
  `2026-11-21 | | hepb-3 notNeeded adult
   2026-11-21 | | je-l-1 notNeeded adult
   2026-11-21 | | hepa-l-1 notNeeded adult
   2026-11-21 | | mpsv-a-2 notNeeded acInstead
   2026-11-21 | | hpv2-1 notNeeded girlsOnly
   2026-11-21 | hepb#=2020-01-05 hepb#=2020-02-05 | hepb-2 done onRecord
   2026-11-21 | hepb#=2020-01-05 hepb#=2020-02-05 | hepb-3 notNeeded adult
   2026-11-21 | zoster-live#=2026-11-01 | mmr-1 notNeeded adult`,
);

import { BOY, GIRL, others, table } from './plan-table';

table(
  'hepatitis B',
  GIRL,
  others('hepb'),
  `2024-01-15 | | hepb-1 due ageReached
   2024-01-16 | | hepb-1 due ageReached
   2024-01-17 | | hepb-1 overdue late
   2024-01-17 | | hepb-2 upcoming waitAge 2024-02-15
   2024-02-14 | hepb#1=2024-01-15 | hepb-1 done onRecord
   2024-02-14 | hepb#1=2024-01-15 | hepb-2 upcoming waitAge 2024-02-15
   2024-02-15 | hepb#1=2024-01-15 | hepb-2 due ageReached
   2024-02-28 | hepb#1=2024-02-01 | hepb-2 upcoming waitGap 2024-02-29
   2024-02-29 | hepb#1=2024-02-01 | hepb-2 due ageReached
   2024-03-01 | | hepb-1 overdue late
   2024-03-01 | | hepb-2 upcoming waitPrevious 2024-03-29
   2025-01-14 | hepb#1=2024-01-15 | hepb-2 due ageReached
   2025-01-15 | hepb#1=2024-01-15 | hepb-2 overdue late
   2024-07-14 | hepb#1=2024-01-15 hepb#2=2024-02-15 | hepb-3 upcoming waitAge 2024-07-15
   2024-07-15 | hepb#1=2024-01-15 hepb#2=2024-02-15 | hepb-3 due ageReached
   2024-07-30 | hepb#1=2024-01-15 hepb#2=2024-06-01 | hepb-3 upcoming waitGap 2024-07-31
   2024-07-31 | hepb#1=2024-01-15 hepb#2=2024-06-01 | hepb-3 due ageReached
   2025-01-14 | hepb#1=2024-01-15 hepb#2=2024-02-15 | hepb-3 due ageReached
   2025-01-15 | hepb#1=2024-01-15 hepb#2=2024-02-15 | hepb-3 overdue late
   2029-03-01 | | hepb-1 overdue late
   2029-03-01 | | hepb-2 upcoming waitPrevious 2029-03-29
   2029-03-01 | | hepb-3 upcoming waitPrevious 2029-06-21
   2034-06-01 | hepb#1=2024-01-15 | hepb-1 done onRecord
   2034-06-01 | hepb#1=2024-01-15 | hepb-2 overdue late
   2034-06-01 | hepb#1=2024-01-15 | hepb-3 upcoming waitPrevious 2034-07-31
   2024-08-01 | hepb#1=2024-01-15 hepb#2=2024-02-10 | hepb-2 due ageReached
   2024-08-01 | hepb#1=2024-01-25 hepb#2=2024-02-21 | hepb-2 due ageReached
   2024-08-01 | hepb#1=2024-01-25 hepb#2=2024-02-22 | hepb-2 done onRecord
   2024-08-01 | hepb#1=2024-01-15 hepb#2=2024-02-15 hepb#3=2024-07-14 | hepb-3 done early
   2024-08-01 | hepb#3=2024-08-01 | hepb-1 notNeeded laterRecorded
   2024-08-01 | hepb#3=2024-08-01 | hepb-2 notNeeded laterRecorded
   2024-08-01 | hepb#3=2024-08-01 | hepb-3 done onRecord
   2024-03-01 | hepb#=2024-01-15 hepb#=2024-02-15 | hepb-2 done onRecord
   2024-03-01 | hepb#1=2024-01-15 hepb#1=2024-02-15 | hepb-2 done onRecord
   2024-03-01 | hepb#1=2024-01-15 hepb#2=2024-01-15 | hepb-2 due ageReached
   2024-02-10 | hepb#1=2024-01-15 hepb#2=2024-02-15 | hepb-2 upcoming waitAge 2024-02-15`,
);

table(
  'BCG',
  BOY,
  others('bcg'),
  `2024-01-15 | | bcg-1 due ageReached
   2024-04-14 | | bcg-1 due ageReached
   2024-04-15 | | bcg-1 overdue bcgTest
   2028-01-14 | | bcg-1 overdue bcgTest
   2028-01-15 | | bcg-1 tooLate bcgTooOld
   2024-06-01 | bcg#1=2024-01-16 | bcg-1 done onRecord
   2024-09-14 | | bcg-1 overdue bcgTest
   2024-09-15 | | bcg-1 overdue bcgTest
   2024-09-16 | | bcg-1 overdue bcgTest
   2024-10-12 | | bcg-1 overdue bcgTest
   2024-10-13 | | bcg-1 overdue bcgTest`,
);

table(
  'polio',
  BOY,
  others('polio', 'bopv'),
  `2024-03-14 | | polio-1 upcoming waitAge 2024-03-15
   2024-03-15 | | polio-1 due ageReached
   2025-01-14 | | polio-1 due ageReached
   2025-01-15 | | polio-1 overdue late
   2024-04-14 | polio#1=2024-03-15 | polio-2 upcoming waitAge 2024-04-15
   2024-04-15 | polio#1=2024-03-15 | polio-2 due ageReached
   2024-04-28 | polio#1=2024-04-01 | polio-2 upcoming waitGap 2024-04-29
   2024-04-29 | polio#1=2024-04-01 | polio-2 due ageReached
   2025-01-15 | polio#1=2024-04-01 | polio-2 overdue late
   2024-05-14 | polio#1=2024-03-15 polio#2=2024-04-15 | polio-3 upcoming waitAge 2024-05-15
   2024-05-15 | polio#1=2024-03-15 polio#2=2024-04-15 | polio-3 due ageReached
   2024-05-28 | polio#1=2024-03-15 polio#2=2024-05-01 | polio-3 upcoming waitGap 2024-05-29
   2024-05-29 | polio#1=2024-03-15 polio#2=2024-05-01 | polio-3 due ageReached
   2025-01-14 | polio#1=2024-03-15 polio#2=2024-05-01 | polio-3 due ageReached
   2025-01-15 | polio#1=2024-03-15 polio#2=2024-05-01 | polio-3 overdue late
   2028-01-14 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-15 | polio-4 upcoming waitAge 2028-01-15
   2028-01-15 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-15 | polio-4 due ageReached
   2028-01-20 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2027-12-31 | polio-4 upcoming waitGap 2028-01-28
   2029-01-14 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-15 | polio-4 due ageReached
   2029-01-15 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-15 | polio-4 overdue late
   2028-03-01 | | polio-1 overdue late
   2028-03-01 | | polio-2 upcoming waitPrevious 2028-03-29
   2028-03-01 | | polio-3 upcoming waitPrevious 2028-04-26
   2028-03-01 | | polio-4 upcoming waitPrevious 2028-05-24
   2025-08-01 | dtap-ipv-hib#1=2024-03-15 dtap-ipv-hib#2=2024-04-15 dtap-ipv-hib#3=2024-05-15 dtap-ipv-hib#4=2025-07-15 | polio-4 done onRecord
   2025-08-01 | polio#1=2024-03-15 polio#2=2024-04-15 polio#3=2024-05-15 polio#4=2025-07-15 | polio-4 done onRecord
   2025-08-01 | polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-14 | polio-3 done early`,
);

table(
  'DTaP',
  GIRL,
  others('dtap'),
  `2024-03-14 | | dtap-1 upcoming waitAge 2024-03-15
   2024-03-15 | | dtap-1 due ageReached
   2025-01-14 | | dtap-1 due ageReached
   2025-01-15 | | dtap-1 overdue late
   2024-05-14 | dtap#1=2024-03-15 | dtap-2 upcoming waitAge 2024-05-15
   2024-05-15 | dtap#1=2024-03-15 | dtap-2 due ageReached
   2024-05-28 | dtap#1=2024-05-01 | dtap-2 upcoming waitGap 2024-05-29
   2024-05-29 | dtap#1=2024-05-01 | dtap-2 due ageReached
   2025-01-15 | dtap#1=2024-05-01 | dtap-2 overdue late
   2024-07-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 | dtap-3 upcoming waitAge 2024-07-15
   2024-07-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 | dtap-3 due ageReached
   2024-07-28 | dtap#1=2024-03-15 dtap#2=2024-07-01 | dtap-3 upcoming waitGap 2024-07-29
   2024-07-29 | dtap#1=2024-03-15 dtap#2=2024-07-01 | dtap-3 due ageReached
   2025-01-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 | dtap-3 due ageReached
   2025-01-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 | dtap-3 overdue late
   2025-07-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 | dtap-4 upcoming waitAge 2025-07-15
   2025-07-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 | dtap-4 due ageReached
   2025-08-27 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2025-02-28 | dtap-4 upcoming waitGap 2025-08-28
   2025-08-28 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2025-02-28 | dtap-4 due ageReached
   2026-01-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 | dtap-4 due ageReached
   2026-01-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 | dtap-4 overdue late
   2026-02-28 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2025-08-31 | dtap-4 upcoming waitGap 2026-03-01
   2026-03-01 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2025-08-31 | dtap-4 overdue late
   2030-01-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2025-07-15 | dtap-5 upcoming waitAge 2030-01-15
   2030-01-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2025-07-15 | dtap-5 due ageReached
   2030-06-09 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2029-06-10 | dtap-5 upcoming waitGap 2030-06-10
   2030-06-10 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2029-06-10 | dtap-5 due ageReached
   2031-01-14 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2025-07-15 | dtap-5 due ageReached
   2031-01-15 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2025-07-15 | dtap-5 tooLate dtapTooOld
   2031-01-14 | | dtap-1 overdue late
   2031-01-14 | | dtap-2 tooLate dtapTooOld
   2031-01-15 | | dtap-1 tooLate dtapTooOld
   2031-01-10 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2030-12-01 | dtap-4 tooLate dtapTooOld
   2031-01-10 | dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2030-12-01 | dtap-5 tooLate dtapTooOld
   2025-01-20 | dtap#1=2024-03-15 | dtap-2 overdue late
   2025-01-20 | dtap#1=2024-03-15 | dtap-3 upcoming waitPrevious 2025-02-17
   2025-01-20 | dtap#1=2024-03-15 | dtap-4 upcoming waitPrevious 2025-08-17
   2024-06-01 | dtap-ipv-hib#1=2024-03-15 dtap-ipv-hib#2=2024-04-15 | dtap-2 done onRecord
   2024-06-01 | dtap-hib#1=2024-03-15 | dtap-1 done early
   2024-06-01 | dtap#1=2024-03-14 | dtap-1 due ageReached
   2024-06-01 | dtap#1=2024-03-15 dtap#2=2024-05-14 | dtap-2 done early`,
);

table(
  'MMR',
  BOY,
  others('mmr'),
  `2024-09-14 | | mmr-1 upcoming waitAge 2024-09-15
   2024-09-15 | | mmr-1 due ageReached
   2024-09-16 | | mmr-1 upcoming waitLive 2024-10-13
   2024-10-13 | | mmr-1 due ageReached
   2025-01-14 | | mmr-1 due ageReached
   2025-01-15 | | mmr-1 overdue late
   2025-01-15 | | mmr-2 upcoming waitAge 2025-07-15
   2025-07-14 | mmr#1=2024-09-15 | mmr-2 upcoming waitAge 2025-07-15
   2025-07-15 | mmr#1=2024-09-15 | mmr-2 due ageReached
   2025-07-14 | mmr#1=2025-07-01 | mmr-2 upcoming waitGap 2025-07-29
   2026-02-15 | mmr#1=2026-01-20 | mmr-2 upcoming waitPrevious 2026-03-17
   2026-01-14 | mmr#1=2024-09-15 | mmr-2 due ageReached
   2026-01-15 | mmr#1=2024-09-15 | mmr-2 overdue late
   2029-03-01 | | mmr-1 overdue late
   2029-03-01 | | mmr-2 upcoming waitPrevious 2029-03-29
   2025-09-10 | mmr#1=2024-09-15 varicella#1=2025-09-01 | mmr-2 upcoming waitLive 2025-09-29
   2025-09-28 | mmr#1=2024-09-15 varicella#1=2025-09-01 | mmr-2 upcoming waitLive 2025-09-29
   2025-09-29 | mmr#1=2024-09-15 varicella#1=2025-09-01 | mmr-2 due ageReached
   2025-09-01 | mmr#1=2024-09-15 varicella#1=2025-09-01 | mmr-2 due ageReached
   2025-09-10 | mmr#1=2024-09-15 rota#1=2025-09-01 | mmr-2 due ageReached
   2025-09-10 | mmr#1=2024-09-15 flu#=2025-09-01 | mmr-2 due ageReached
   2042-01-14 | mmr#1=2024-09-15 | mmr-2 overdue late
   2042-01-15 | mmr#1=2024-09-15 | mmr-2 notNeeded adult`,
);

table(
  'Japanese encephalitis, live',
  GIRL,
  others('je-l'),
  `2024-09-14 | | je-l-1 upcoming waitAge 2024-09-15
   2024-09-15 | | je-l-1 due ageReached
   2025-01-14 | | je-l-1 due ageReached
   2025-01-15 | | je-l-1 overdue late
   2026-01-14 | je-l#1=2024-09-15 | je-l-2 upcoming waitAge 2026-01-15
   2026-01-15 | je-l#1=2024-09-15 | je-l-2 due ageReached
   2026-03-30 | je-l#1=2025-03-31 | je-l-2 upcoming waitGap 2026-03-31
   2026-03-31 | je-l#1=2025-03-31 | je-l-2 due ageReached
   2027-01-14 | je-l#1=2024-09-15 | je-l-2 due ageReached
   2027-01-15 | je-l#1=2024-09-15 | je-l-2 overdue late
   2028-05-01 | | je-l-2 upcoming waitPrevious 2029-05-01
   2024-09-20 | | je-i-1 absent absent`,
);

table(
  'Japanese encephalitis, inactivated',
  GIRL,
  others('je-l'),
  `2024-09-21 | je-i#1=2024-09-15 | je-i-2 upcoming waitGap 2024-09-22
   2024-09-22 | je-i#1=2024-09-15 | je-i-2 due ageReached
   2024-09-22 | je-i#1=2024-09-15 | je-l-1 absent absent
   2025-01-15 | je-i#1=2024-09-15 | je-i-2 overdue late
   2026-01-14 | je-i#1=2024-09-15 je-i#2=2024-09-22 | je-i-3 upcoming waitAge 2026-01-15
   2026-01-15 | je-i#1=2024-09-15 je-i#2=2024-09-22 | je-i-3 due ageReached
   2026-05-09 | je-i#1=2024-09-15 je-i#2=2026-04-10 | je-i-3 upcoming waitGap 2026-05-10
   2027-01-15 | je-i#1=2024-09-15 je-i#2=2024-09-22 | je-i-3 overdue late
   2030-01-14 | je-i#1=2024-09-15 je-i#2=2024-09-22 je-i#3=2026-01-15 | je-i-4 upcoming waitAge 2030-01-15
   2030-01-15 | je-i#1=2024-09-15 je-i#2=2024-09-22 je-i#3=2026-01-15 | je-i-4 due ageReached
   2030-05-04 | je-i#1=2024-09-15 je-i#2=2024-09-22 je-i#3=2027-05-05 | je-i-4 upcoming waitGap 2030-05-05
   2031-01-15 | je-i#1=2024-09-15 je-i#2=2024-09-22 je-i#3=2026-01-15 | je-i-4 overdue late
   2026-01-15 | je-i#1=2024-09-15 je-l#2=2025-10-01 | je-i-1 absent absent`,
);

-- The doses of a person at the desk that do not count are another thing that staff open of an account.
alter table record_accesses drop constraint record_accesses_part_check;
alter table record_accesses add constraint record_accesses_part_check
  check (part in ('appointment', 'dayList', 'claim', 'followUpCard', 'conversation', 'appointments', 'doses'));

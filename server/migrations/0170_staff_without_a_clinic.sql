-- Who moderates or answers in customer service may be the operator's own: no clinic employs them.
alter table staff
  alter column depa_code drop not null,
  add constraint staff_of_a_clinic check (depa_code is not null or role in ('moderator', 'service'));

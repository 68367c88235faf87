-- The operator: all clinics, content and staff accounts; of no clinic.
alter table staff drop constraint staff_role_check, drop constraint staff_of_a_clinic;
alter table staff
  add constraint staff_role_check check (role in ('desk', 'manager', 'moderator', 'service', 'operator')),
  add constraint staff_of_a_clinic check (
    case role when 'operator' then depa_code is null when 'desk' then depa_code is not null
      when 'manager' then depa_code is not null else true end
  );

-- Until when a password that whoever made the account was shown opens the way to one's own; null: it is their own.
alter table staff add column first_password_until timestamptz;

-- What somebody changed of a clinic, of staff or of the catalogue. Without `staff_id`: by a command of the operator.
-- Nothing in `before` and `after` tells who a patient is.
create table staff_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null,
  staff_id text,
  depa_code text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index staff_changes_newest on staff_changes (changed_at desc, id desc);
create index staff_changes_clinic on staff_changes (depa_code, changed_at desc, id desc) where depa_code is not null;

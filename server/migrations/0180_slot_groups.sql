-- Products of a clinic that share slots: each product of a clinic is in exactly one group, at first alone in one with its own
-- id as code. A code stays when the members change, and may then be that of a product in another group.
create table slot_groups (
  depa_code text not null references departments (depa_code) on delete cascade,
  code text not null,
  primary key (depa_code, code)
);
create table slot_group_products (
  depa_code text not null,
  product_id text not null,
  group_code text not null,
  primary key (depa_code, product_id),
  foreign key (depa_code, product_id) references clinic_products (depa_code, product_id) on delete cascade,
  foreign key (depa_code, group_code) references slot_groups (depa_code, code)
);
create index slot_group_members on slot_group_products (depa_code, group_code, product_id);

insert into slot_groups (depa_code, code) select depa_code, product_id from clinic_products;
insert into slot_group_products (depa_code, product_id, group_code)
select depa_code, product_id, product_id from clinic_products;

-- The product's id becomes its group's code: no slot is written anew, however many there are, and its indexes serve as they are.
alter table slots drop constraint slots_depa_code_product_id_fkey;
alter table slots rename column product_id to group_code;
alter table slots rename constraint slots_depa_code_product_id_day_start_time_key to slots_of_group;
alter table slots add constraint slots_group_fkey foreign key (depa_code, group_code)
  references slot_groups (depa_code, code);

alter table clinic_schedules drop constraint clinic_schedules_depa_code_product_id_fkey;
alter table clinic_schedules rename column product_id to group_code;
alter index clinic_schedules_product rename to clinic_schedules_group;
alter table clinic_schedules add constraint clinic_schedules_group_fkey foreign key (depa_code, group_code)
  references slot_groups (depa_code, code);

alter table clinic_exceptions drop constraint clinic_exceptions_product_id_fkey;
insert into slot_groups (depa_code, code)
select distinct depa_code, product_id from clinic_exceptions where product_id is not null
on conflict do nothing;
alter table clinic_exceptions rename column product_id to group_code;
alter table clinic_exceptions add constraint clinic_exceptions_group_fkey foreign key (depa_code, group_code)
  references slot_groups (depa_code, code);

alter table stale_schedules drop constraint stale_schedules_depa_code_product_id_fkey;
alter table stale_schedules rename column product_id to group_code;
alter table stale_schedules add constraint stale_schedules_group_fkey foreign key (depa_code, group_code)
  references slot_groups (depa_code, code) on delete cascade;

-- Whatever adds a product to a clinic gives it a group of its own. Its id is the code unless another group has that.
create function give_own_slot_group() returns trigger language plpgsql as $$
begin
  with own as materialized (
    select a.depa_code, a.product_id, a.product_id || case when exists (
      select from slot_group_products g where g.depa_code = a.depa_code and g.group_code = a.product_id
    ) then '+' || gen_random_uuid() else '' end as code
    from added a
    where not exists (select from slot_group_products g where g.depa_code = a.depa_code and g.product_id = a.product_id)
  ), made as (
    insert into slot_groups (depa_code, code) select depa_code, code from own on conflict do nothing
  )
  insert into slot_group_products (depa_code, product_id, group_code) select depa_code, product_id, code from own;
  return null;
end $$;
create trigger clinic_products_own_group after insert on clinic_products referencing new table as added
  for each statement execute function give_own_slot_group();

-- A freed place is for whoever waits for any product of the group.
create or replace function hold_for_waitlist() returns trigger language plpgsql as $$
declare
  waiting integer;
begin
  select count(*) into waiting from (
    select from slot_group_products g cross join lateral (
      -- Each product's line by its index, and no further than places are free.
      select from waitlist_entries w
      where w.state = 'waiting' and w.product_id = g.product_id
        and w.city_code = (select d.city_code from departments d where d.depa_code = new.depa_code)
        and (w.depa_code is null or w.depa_code = new.depa_code)
        and (w.day is null or w.day = new.day)
      limit new.remaining - old.remaining
    ) line
    where g.depa_code = new.depa_code and g.group_code = new.group_code
    limit new.remaining - old.remaining
  ) entries;
  if waiting > 0 then
    insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
    select replace(gen_random_uuid()::text, '-', ''), null, new.id, 1, 'offer', now(), 'infinity'
    from generate_series(1, waiting);
    new.remaining := new.remaining - waiting;
    new.held := new.held + waiting;
  end if;
  return new;
end $$;

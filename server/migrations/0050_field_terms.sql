-- Tables and columns by the field's terms, as docs/glossary.md lists them (docs/decisions/0044).
alter table offers rename to clinic_products;
alter table own_doses rename to self_reported_doses;
alter table user_wants rename to availability_alerts;
alter table availability_alerts rename column told_at to notified_at;
alter table waiting_entries rename to waitlist_entries;
alter table orders rename column changes_left to remaining_changes;

alter trigger slots_keep_for_waiting on slots rename to slots_hold_for_waitlist;
alter function keep_for_waiting() rename to hold_for_waitlist;
create or replace function hold_for_waitlist() returns trigger language plpgsql as $$
declare
  waiting integer;
begin
  select count(*) into waiting from (
    select from waitlist_entries w
    where w.state = 'waiting' and w.product_id = new.product_id
      and w.city_code = (select d.city_code from departments d where d.depa_code = new.depa_code)
      and (w.depa_code is null or w.depa_code = new.depa_code)
      and (w.day is null or w.day = new.day) and new.day between w.from_day and coalesce(w.to_day, new.day)
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

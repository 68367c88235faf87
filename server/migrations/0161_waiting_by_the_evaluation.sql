-- The days on which a dose may be given change with what is recorded, booked and answered after somebody has joined. Who is
-- offered a place is judged on the day of the offer; `to_day` only says when an entry is looked at again because it may be over.
create or replace function hold_for_waitlist() returns trigger language plpgsql as $$
declare
  waiting integer;
begin
  select count(*) into waiting from (
    select from waitlist_entries w
    where w.state = 'waiting' and w.product_id = new.product_id
      and w.city_code = (select d.city_code from departments d where d.depa_code = new.depa_code)
      and (w.depa_code is null or w.depa_code = new.depa_code)
      and (w.day is null or w.day = new.day)
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
alter table waitlist_entries drop column from_day;
create index waitlist_entries_until on waitlist_entries (to_day) where state = 'waiting' and to_day is not null;

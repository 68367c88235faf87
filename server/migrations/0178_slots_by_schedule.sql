-- What its schedule gives a slot in which more places are taken, 0 where none makes it any more; null: its capacity, or no
-- schedule was asked. Those who have a place keep it, and nobody new gets one.
alter table slots add column scheduled_capacity integer check (scheduled_capacity >= 0);
create index slots_off_schedule on slots (depa_code, day) where scheduled_capacity is not null;

-- A place that comes free there is lost, whatever statement gives it back: before the waiting list is asked, whose trigger
-- comes later by its name.
create function lose_unscheduled_places() returns trigger language plpgsql as $$
declare
  lost integer := least(new.remaining, new.capacity - new.scheduled_capacity);
begin
  if lost > 0 then
    new.remaining := new.remaining - lost;
    new.capacity := new.capacity - lost;
  end if;
  if new.capacity <= new.scheduled_capacity and new.scheduled_capacity > 0 then
    new.scheduled_capacity := null;
  end if;
  return new;
end $$;
create trigger slots_by_schedule before update of remaining on slots for each row
  when (new.remaining > old.remaining and new.scheduled_capacity is not null)
  execute function lose_unscheduled_places();

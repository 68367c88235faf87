-- Slots that are over and that nobody has used are deleted; the others are marked, so that they are looked at once.
alter table slots add column was_used boolean not null default false;
create index slots_to_look_at on slots (day) where not was_used;

-- A foreign key would look for a deleted slot's orders and holds by the slot alone, and read all of them: orders have no
-- such index, so that a booking has one less to write. This looks for them by what they are found by. The other way round,
-- every statement that makes an order or a hold has locked its slot.
alter table orders drop constraint orders_slot_id_fkey;
alter table holds drop constraint holds_slot_id_fkey;
create index holds_offered on holds (slot_id) where kind = 'offer';
create function keep_used_slot() returns trigger language plpgsql as $$
begin
  if exists (select from orders o where o.day = old.day and o.depa_code = old.depa_code and o.slot_id = old.id)
    or exists (select from holds h where h.slot_id = old.id and h.ended_at is null)
    or exists (select from holds h where h.slot_id = old.id and h.kind = 'offer') then
    raise exception 'The slot % is in use.', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger slots_in_use before delete on slots for each row execute function keep_used_slot();

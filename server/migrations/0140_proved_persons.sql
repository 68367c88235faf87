-- When a clinic last made sure that the account has this person: it gave them a dose on an appointment of the account, or handed
-- one over to it with the document before it. Who only typed a number and a name has proved nothing (docs/decisions/0125).
alter table linkmen add column proved_at timestamptz;
update linkmen l set proved_at = o.at from (
  select linkman_id, person_key, max(updated_at) as at from orders where status = 'DONE' and linkman_id is not null
  group by linkman_id, person_key
) o where o.linkman_id = l.id and o.person_key = l.person_key and l.deleted_at is null;

-- Whose word an appointment rests on: the account that made it, or '' where a clinic knows that the account has the person. One
-- active order a person, vaccine and dose among the proved ones, over all accounts, and one of each account that has proved
-- nothing: such an account keeps nobody out, and learns of nobody.
alter table orders add column claimant text not null default '';
update orders o set claimant = o.user_id from linkmen l
where l.id = o.linkman_id and l.proved_at is null and o.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED');
drop index orders_one_active;
create unique index orders_one_active on orders (person_key, vaccine_code, dose_no, claimant)
  where status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED');

-- A dose that is given proves its member, and with it the member's other appointments where nobody's stands in the way; a dose
-- that is taken back proves nothing.
create function prove_member() returns trigger language plpgsql as $$
begin
  if new.status = 'DONE' then
    update linkmen l set proved_at = new.updated_at
    where l.id = new.linkman_id and l.person_key = new.person_key and l.deleted_at is null and l.proved_at is null;
    if found then
      update orders o set claimant = '' where o.linkman_id = new.linkman_id and o.user_id = new.user_id
        and o.person_key = new.person_key and o.claimant <> '' and o.status in ('PENDING_CONFIRM', 'BOOKED')
        and not exists (
          select from orders other where other.person_key = o.person_key and other.vaccine_code = o.vaccine_code
            and other.dose_no = o.dose_no and other.claimant = '' and other.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED'));
    end if;
  else
    update linkmen l set proved_at = null where l.id = new.linkman_id and not exists (
      select from orders o where o.user_id = l.user_id and o.linkman_id = l.id and o.status = 'DONE'
        and o.person_key = l.person_key);
  end if;
  return null;
end $$;
create trigger orders_prove_member after update of status on orders for each row
  when (new.linkman_id is not null and (old.status = 'DONE') <> (new.status = 'DONE'))
  execute function prove_member();

-- A queue keeps nobody out either: somebody may be on a ticket of each account that has proved nothing, with one lot in the
-- draw between all of them. A ticket is drawn by the last of its people's lots.
alter table release_people add column claimant text not null default '';
alter table release_people add column lot text not null default '';
update release_people set lot = ticket_id;
alter table release_people alter column lot drop default;
update release_people p set claimant = l.user_id from linkmen l where l.id = p.linkman_id and l.proved_at is null and p.is_open;
drop index release_people_one;
create unique index release_people_one on release_people (release_id, name_key, claimant) where is_open;
alter table release_tickets add column lot text;
update release_tickets set lot = id where position is not null;

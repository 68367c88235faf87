-- Of somebody who was erased neither birthday nor sex stays; of everybody else both are there.
alter table linkmen alter column birthday drop not null, alter column sex drop not null;
alter table linkmen add constraint linkmen_is_somebody
  check (deleted_at is not null or (birthday is not null and sex is not null));

-- Accounts that were erased before.
update linkmen l set birthday = null, sex = null, person_key = null
from users u where u.id = l.user_id and u.deleted_at is not null and l.deleted_at is not null;
update orders o set person_key = 'erased ' || o.id
from users u where u.id = o.user_id and u.deleted_at is not null and o.status not in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED');

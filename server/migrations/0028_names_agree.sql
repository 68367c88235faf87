-- A name as it is compared: spaces and capitals are typed as they come.
create function bare_name(name text) returns text language sql immutable parallel safe as
$$ select lower(regexp_replace(name, '[\s\u00a0\u3000]', '', 'g')) $$;

-- Whom an order is for, as it is compared: a walk-in's name is in the order, another's is their family's.
create function order_name(o orders) returns text language sql stable parallel safe as
$$ select bare_name(coalesce(o.person ->> 'name', (select l.name from linkmen l where l.id = o.linkman_id))) $$;

-- Whoever waits with somebody's document keeps them out of no line, and learns of none: once an account.
drop index waiting_once;
create unique index waiting_once on waiting_entries
  (user_id, person_key, product_id, dose_no, coalesce(depa_code, ''), coalesce(day, date '0001-01-01')) where state = 'waiting';

-- Document numbers that an account, or somebody at an address (as a keyed hash), has entered that day: so many a day.
create table document_entries (
  who text not null,
  kind text not null check (kind in ('entered', 'exchanged')),
  day date not null,
  count integer not null,
  primary key (who, kind, day)
);

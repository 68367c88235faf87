-- Announced releases: places of one clinic and product that open at one moment and go to those in line, by ticket.

create table releases (
  id text primary key,
  depa_code text not null,
  product_id text not null,
  release_at timestamptz not null,
  -- From here on one can enter; until `release_at` it does not matter when.
  entry_at timestamptz not null,
  -- Places announced.
  seats integer not null,
  first_day date not null,
  last_day date not null,
  -- 32 bytes in hex that decide the draw, and their SHA-256, which is public from the start.
  seed text not null,
  seed_hash text not null,
  state text not null default 'announced' check (state in ('announced', 'open', 'ended')),
  drawn_at timestamptz,
  -- Tickets in the draw, and the last position given out.
  present integer not null default 0,
  last_position integer not null default 0,
  ended_at timestamptz,
  check (entry_at < release_at),
  check ((state = 'announced') = (drawn_at is null)),
  unique (depa_code, product_id, release_at),
  foreign key (depa_code, product_id) references offers (depa_code, product_id)
);
create index releases_running on releases (release_at) where state <> 'ended';

-- `drawn`: nobody takes a place without an admitted ticket of the release. It falls when the line has been served.
alter table slots add column release_id text references releases (id);
alter table slots add column drawn boolean not null default false;
alter table slots add constraint slots_drawn_by_release check (not drawn or release_id is not null);
create index slots_of_release on slots (release_id) where release_id is not null;

create table release_tickets (
  id text primary key,
  release_id text not null references releases (id),
  user_id text not null references users (id) on delete cascade,
  people smallint not null check (people between 1 and 5),
  -- Places granted at admission.
  places smallint check (places between 1 and people),
  state text not null default 'waiting' check (state in ('waiting', 'admitted', 'used', 'lapsed', 'left', 'soldOut')),
  -- Given by the draw; null before it.
  position integer,
  entered_at timestamptz not null,
  admitted_at timestamptz,
  admitted_until timestamptz,
  ended_at timestamptz,
  check (state <> 'admitted' or (places is not null and admitted_until is not null))
) with (fillfactor = 60);
create unique index release_tickets_one on release_tickets (release_id, user_id)
  where state in ('waiting', 'admitted', 'used');
create index release_tickets_of_user on release_tickets (release_id, user_id, entered_at);
create unique index release_tickets_line on release_tickets (release_id, position) where position is not null;
create index release_tickets_waiting on release_tickets (release_id, position) where state = 'waiting';
create index release_tickets_admitted on release_tickets (release_id, admitted_until) where state = 'admitted';

-- Whom a ticket is for: over all accounts a person is on one ticket of a release.
create table release_people (
  ticket_id text not null references release_tickets (id) on delete cascade,
  release_id text not null,
  person_key text not null,
  linkman_id text not null,
  dose_no smallint not null,
  is_open boolean not null default true,
  primary key (ticket_id, person_key)
);
create unique index release_people_one on release_people (release_id, person_key) where is_open;

-- A ticket that is over frees its people; one that was used does not: a place was had.
create function free_release_people() returns trigger language plpgsql as $$
begin
  update release_people set is_open = false where ticket_id = new.id and is_open;
  return null;
end $$;
create trigger release_tickets_over after update of state on release_tickets for each row
  when (old.state in ('waiting', 'admitted') and new.state in ('lapsed', 'left', 'soldOut'))
  execute function free_release_people();

-- Lottery activities: prizes are drawn among tickets, in a way that anybody can recompute and nobody can choose, the
-- operator included. What is published is final: triggers refuse to change it.
create table lottery_activities (
  id text primary key,
  title jsonb not null,
  summary jsonb not null,
  organiser jsonb not null,
  -- In the order of the draw: [{name, stock, valueCents}].
  prizes jsonb not null,
  -- As published, in both languages.
  rules jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draw_at timestamptz not null,
  -- Beans for a ticket; null: none are sold for beans.
  ticket_beans integer check (ticket_beans > 0),
  -- Most tickets for beans, of a person.
  bean_tickets integer not null check (bean_tickets >= 0),
  claim_days integer not null check (claim_days between 1 and 90),
  -- Units of all prizes together, and as many reserves.
  winners integer not null check (winners > 0),
  published_at timestamptz not null,
  -- Secret until the draw; its hash is public from the start.
  seed text not null,
  seed_hash text not null,
  -- Secret for ever: key of the pseudonyms by which the list shows whose tickets belong together.
  holder_key text not null,
  source text not null check (source in ('drand', 'simulated')),
  -- Set when it closes, all three together.
  closed_at timestamptz,
  list_hash text,
  tickets integer,
  -- Which value of the source decides; follows from the times.
  round bigint,
  public_value text,
  drawn_at timestamptz,
  -- Ended without a draw, as the rules say for a value that cannot be had.
  void_at timestamptz,
  check (opens_at < closes_at and closes_at < draw_at),
  check (published_at <= opens_at),
  check ((closed_at is null) = (list_hash is null) and (closed_at is null) = (tickets is null)
    and (closed_at is null) = (round is null)),
  check (public_value is null or closed_at is not null),
  check (drawn_at is null or public_value is not null),
  check (drawn_at is null or void_at is null)
);
create index lottery_activities_running on lottery_activities (closes_at) where drawn_at is null and void_at is null;

create function protect_lottery_activity() returns trigger language plpgsql as $$
begin
  if row(new.id, new.title, new.summary, new.organiser, new.prizes, new.rules, new.opens_at,
      new.closes_at, new.draw_at, new.ticket_beans, new.bean_tickets, new.claim_days, new.winners, new.published_at,
      new.seed, new.seed_hash, new.holder_key, new.source)
    is distinct from row(old.id, old.title, old.summary, old.organiser, old.prizes, old.rules, old.opens_at, old.closes_at, old.draw_at, old.ticket_beans, old.bean_tickets, old.claim_days, old.winners,
      old.published_at, old.seed, old.seed_hash, old.holder_key, old.source) then
    raise exception 'The rules of a lottery activity cannot change.';
  end if;
  if (old.closed_at is not null and row(new.closed_at, new.list_hash, new.tickets, new.round)
      is distinct from row(old.closed_at, old.list_hash, old.tickets, old.round))
    or (old.public_value is not null and new.public_value is distinct from old.public_value)
    or (old.drawn_at is not null and row(new.drawn_at, new.void_at) is distinct from row(old.drawn_at, old.void_at))
    or (old.void_at is not null and row(new.drawn_at, new.void_at) is distinct from row(old.drawn_at, old.void_at)) then
    raise exception 'What was published of a lottery draw cannot change.';
  end if;
  return new;
end $$;
create trigger lottery_activities_final before update on lottery_activities for each row
  execute function protect_lottery_activity();

-- The list that is published after the close: ids and pseudonyms, nothing that names anybody. It outlives accounts.
create table lottery_tickets (
  id text primary key,
  activity_id text not null references lottery_activities (id) on delete cascade,
  -- Pseudonym of the person, the same for all their tickets of the activity.
  holder text not null,
  -- The day in China of a free ticket; null: for beans.
  free_day date,
  at timestamptz not null,
  unique (activity_id, holder, free_day)
);
create index lottery_tickets_of_activity on lottery_tickets (activity_id, id);
create index lottery_tickets_of_holder on lottery_tickets (activity_id, holder);

create function protect_lottery_tickets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A lottery ticket cannot change.';
  end if;
  -- With the activity, after its records' time, its tickets go.
  if exists (select from lottery_activities a
      where a.id = case tg_op when 'DELETE' then old.activity_id else new.activity_id end
        and (a.closed_at is not null or a.void_at is not null)) then
    raise exception 'The list of a closed lottery activity cannot change.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger lottery_tickets_final before insert or update or delete on lottery_tickets for each row
  execute function protect_lottery_tickets();

-- Whose account a ticket is in; goes with the account.
create table lottery_ticket_owners (
  ticket_id text primary key references lottery_tickets (id) on delete cascade,
  activity_id text not null,
  user_id text not null references users (id),
  idempotency_key text not null,
  -- The entry that paid it.
  bean_entry_id text,
  at timestamptz not null,
  unique (user_id, activity_id, idempotency_key)
);

-- Who won what, and who stands behind them. `position` is the sequence of the draw, from 1.
create table lottery_winners (
  activity_id text not null references lottery_activities (id) on delete cascade,
  position integer not null check (position > 0),
  ticket_id text not null unique references lottery_tickets (id) on delete cascade,
  -- Masked mobile as winners' lists show it; empty once the account is deleted.
  shown_as text not null,
  state text not null check (state in ('reserve', 'won', 'claimed', 'sent', 'forfeited')),
  -- Which unit of the prizes, from 1; null: a reserve.
  unit integer check (unit > 0),
  claim_until timestamptz,
  claimed_at timestamptz,
  sent_at timestamptz,
  forfeited_at timestamptz,
  primary key (activity_id, position),
  check ((state = 'reserve') = (unit is null)),
  check ((state = 'reserve') = (claim_until is null))
);
-- A unit is held by one person at a time, whatever runs at the same time.
create unique index lottery_units_once on lottery_winners (activity_id, unit) where state in ('won', 'claimed', 'sent');
create index lottery_winners_waited_for on lottery_winners (claim_until) where state in ('won', 'claimed');

create function check_lottery_unit() returns trigger language plpgsql as $$
begin
  if new.unit > (select winners from lottery_activities where id = new.activity_id) then
    raise exception 'There are not so many prizes.';
  end if;
  return new;
end $$;
create trigger lottery_winners_in_stock before insert or update of unit on lottery_winners for each row
  execute function check_lottery_unit();

-- Where a prize is sent to; sealed, and deleted some days after it was sent.
create table lottery_deliveries (
  id text primary key,
  user_id text not null references users (id),
  ticket_id text not null unique references lottery_winners (ticket_id) on delete cascade,
  name text not null,
  mobile text not null,
  region_code text not null,
  address text not null,
  at timestamptz not null
);
create index lottery_deliveries_of_user on lottery_deliveries (user_id);

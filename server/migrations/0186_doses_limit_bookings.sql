-- A clinic product may be limited by its stock: it is booked only as far as the doses of its usable lots reach (docs/decisions/0159).
alter table clinic_products add column limited_by_stock boolean not null default false;

-- A product for each dose that the places are held for; empty where a place is nobody's yet.
alter table holds add column products text[] not null default '{}';

-- What may still be booked of limited products, a row each: of doses that can be given on a day or later, what is there less what is
-- booked or held for that day or later. An entry a day: the first that is counted, and the day after each expiry of a lot. A booking
-- takes from all entries up to its day. Below 0 where stock went out for which people are booked: they are not dropped.
-- One row, so that whoever locks it has all entries as they are, also after a lot was entered.
create table remaining_doses (
  depa_code text not null,
  product_id text not null,
  from_days date[] not null,
  remaining integer[] not null,
  -- When it is counted from the orders again, by this database's clock: first a while after it was made, as a booking that was under
  -- way then has not seen it.
  recount_at timestamptz not null,
  primary key (depa_code, product_id),
  foreign key (depa_code, product_id) references clinic_products (depa_code, product_id) on delete cascade,
  check (cardinality(from_days) > 0 and cardinality(from_days) = cardinality(remaining))
) with (fillfactor = 50);

-- What the entries of a product are by its lots, orders and holds. Orders of days before the first are not counted.
create function counted_doses(clinic text, product text, from_days date[]) returns integer[] language sql stable as $$
  with lots as materialized (
    select l.expiry, sum(l.balance) as doses from clinic_lots l
    where l.depa_code = clinic and l.product_id = product and l.state = 'usable' and l.balance > 0 and l.expiry >= from_days[1]
    group by l.expiry
  ), booked as materialized (
    select o.day, count(*) as doses
    from generate_series(from_days[1], greatest(from_days[1], (select max(day) from orders)), interval '1 day') d (day)
    join orders o on o.day = d.day::date and o.depa_code = clinic and o.product_id = product
    where o.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
    group by o.day
    union all
    select s.day, count(*) from holds h join slots s on s.id = h.slot_id cross join unnest(h.products) p (id)
    where h.ended_at is null and s.depa_code = clinic and p.id = product and s.day >= from_days[1]
    group by s.day
  )
  select array_agg((coalesce((select sum(l.doses) from lots l where l.expiry >= t.from_day), 0)
    - coalesce((select sum(b.doses) from booked b where b.day >= t.from_day), 0))::integer order by t.from_day)
  from unnest(from_days) t (from_day)
$$;

-- Counts a product anew, from its first day on or from a later one. With its row locked, so that whatever is under way is counted
-- before it or after it.
create function recount_doses(clinic text, product text, since date default null) returns void language plpgsql as $$
declare
  first_day date;
  days date[];
begin
  select greatest(d.from_days[1], since) into first_day from remaining_doses d
  where d.depa_code = clinic and d.product_id = product for no key update;
  if not found then
    return;
  end if;
  days := array(
    select first_day union
    select l.expiry + 1 from clinic_lots l where l.depa_code = clinic and l.product_id = product
      and l.state = 'usable' and l.balance > 0 and l.expiry >= first_day
    order by 1
  );
  update remaining_doses d set from_days = days, remaining = counted_doses(clinic, product, days)
  where d.depa_code = clinic and d.product_id = product;
end $$;

create function limit_by_stock() returns trigger language plpgsql as $$
begin
  if not new.limited_by_stock then
    delete from remaining_doses d where d.depa_code = new.depa_code and d.product_id = new.product_id;
    return null;
  end if;
  insert into remaining_doses (depa_code, product_id, from_days, remaining, recount_at)
  -- From a day on that is past by any clock; the job that counts again takes a nearer one.
  values (new.depa_code, new.product_id, array[current_date - 400], array[0], clock_timestamp() + interval '1 minute')
  on conflict do nothing;
  if found then
    perform recount_doses(new.depa_code, new.product_id);
  end if;
  return null;
end $$;
create trigger clinic_products_limit after insert on clinic_products for each row
  when (new.limited_by_stock) execute function limit_by_stock();
create trigger clinic_products_limit_changed after update of limited_by_stock on clinic_products for each row
  when (new.limited_by_stock <> old.limited_by_stock) execute function limit_by_stock();

-- Doses of a product that are booked or held for a day; below 0: given back.
create type dose_change as (depa_code text, product_id text, day date, doses integer);

-- Rows are locked in the order of their key: statements of several processes cannot deadlock.
create function take_doses(changes dose_change[]) returns void language plpgsql as $$
begin
  perform d.product_id from (select distinct c.depa_code, c.product_id from unnest(changes) c order by 1, 2) k
  cross join lateral (
    select d.product_id from remaining_doses d where d.depa_code = k.depa_code and d.product_id = k.product_id
    limit 1 for no key update
  ) d;
  update remaining_doses d set remaining = array(
    select u.remaining - coalesce((select sum(c.doses) from unnest(changes) c
      where c.depa_code = d.depa_code and c.product_id = d.product_id and c.day >= u.from_day), 0)::integer
    from unnest(d.from_days, d.remaining) with ordinality u (from_day, remaining, n) order by u.n
  )
  from (select distinct c.depa_code, c.product_id from unnest(changes) c) k
  where d.depa_code = k.depa_code and d.product_id = k.product_id;
end $$;

-- An order needs a dose until it is given, ended or missed; one whose money is going back can become an appointment again.
-- Where no product is limited, as at most clinics, nothing is looked at.
create function count_booked_doses() returns trigger language plpgsql as $$
declare
  changes dose_change[];
begin
  if not exists (select from remaining_doses) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg((m.depa_code, m.product_id, m.day, m.doses)::dose_change) into changes from (
      select a.depa_code, a.product_id, a.day, count(*)::integer as doses from after_rows a
      where a.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
      group by a.depa_code, a.product_id, a.day
    ) m where exists (select from remaining_doses d where d.depa_code = m.depa_code and d.product_id = m.product_id);
  elsif tg_op = 'DELETE' then
    select array_agg((m.depa_code, m.product_id, m.day, -m.doses)::dose_change) into changes from (
      select b.depa_code, b.product_id, b.day, count(*)::integer as doses from before_rows b
      where b.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
      group by b.depa_code, b.product_id, b.day
    ) m where exists (select from remaining_doses d where d.depa_code = m.depa_code and d.product_id = m.product_id);
  else
    select array_agg((m.depa_code, m.product_id, m.day, m.doses)::dose_change) into changes from (
      select e.depa_code, e.product_id, e.day, sum(e.doses)::integer as doses from (
        select a.depa_code, a.product_id, a.day, 1 as doses from after_rows a
        where a.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
        union all
        select b.depa_code, b.product_id, b.day, -1 from before_rows b
        where b.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'REFUNDING')
      ) e group by e.depa_code, e.product_id, e.day having sum(e.doses) <> 0
    ) m where exists (select from remaining_doses d where d.depa_code = m.depa_code and d.product_id = m.product_id);
  end if;
  if changes is not null then
    perform take_doses(changes);
  end if;
  return null;
end $$;
create trigger orders_take_doses after insert on orders referencing new table as after_rows
  for each statement execute function count_booked_doses();
create trigger orders_move_doses after update on orders referencing old table as before_rows new table as after_rows
  for each statement execute function count_booked_doses();
create trigger orders_return_doses after delete on orders referencing old table as before_rows
  for each statement execute function count_booked_doses();

create function count_held_doses() returns trigger language plpgsql as $$
declare
  changes dose_change[];
begin
  if not exists (select from remaining_doses) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg((s.depa_code, m.product_id, s.day, m.doses)::dose_change) into changes from (
      select a.slot_id, p.product_id, count(*)::integer as doses
      from after_rows a cross join unnest(a.products) p (product_id) where a.ended_at is null
      group by a.slot_id, p.product_id
    ) m join slots s on s.id = m.slot_id
    where exists (select from remaining_doses d where d.depa_code = s.depa_code and d.product_id = m.product_id);
  elsif tg_op = 'DELETE' then
    select array_agg((s.depa_code, m.product_id, s.day, -m.doses)::dose_change) into changes from (
      select b.slot_id, p.product_id, count(*)::integer as doses
      from before_rows b cross join unnest(b.products) p (product_id) where b.ended_at is null
      group by b.slot_id, p.product_id
    ) m join slots s on s.id = m.slot_id
    where exists (select from remaining_doses d where d.depa_code = s.depa_code and d.product_id = m.product_id);
  else
    select array_agg((s.depa_code, m.product_id, s.day, m.doses)::dose_change) into changes from (
      select e.slot_id, e.product_id, sum(e.doses)::integer as doses from (
        select a.slot_id, p.product_id, 1 as doses
        from after_rows a cross join unnest(a.products) p (product_id) where a.ended_at is null
        union all
        select b.slot_id, p.product_id, -1
        from before_rows b cross join unnest(b.products) p (product_id) where b.ended_at is null
      ) e group by e.slot_id, e.product_id having sum(e.doses) <> 0
    ) m join slots s on s.id = m.slot_id
    where exists (select from remaining_doses d where d.depa_code = s.depa_code and d.product_id = m.product_id);
  end if;
  if changes is not null then
    perform take_doses(changes);
  end if;
  return null;
end $$;
create trigger holds_take_doses after insert on holds referencing new table as after_rows
  for each statement execute function count_held_doses();
create trigger holds_move_doses after update on holds referencing old table as before_rows new table as after_rows
  for each statement execute function count_held_doses();
create trigger holds_return_doses after delete on holds referencing old table as before_rows
  for each statement execute function count_held_doses();

-- A lot's count alone moves entries; another expiry or state, or a lot that is new to the row, makes other ones.
create function count_stored_doses() returns trigger language plpgsql as $$
declare
  changed clinic_lots := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'INSERT' and new.balance <= 0 then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.expiry = old.expiry and new.state = old.state then
    if new.state <> 'usable' or greatest(new.balance, 0) = greatest(old.balance, 0) then
      return null;
    end if;
    update remaining_doses d set remaining = array(
      select u.remaining + case when u.from_day <= new.expiry then greatest(new.balance, 0) - greatest(old.balance, 0) else 0 end
      from unnest(d.from_days, d.remaining) with ordinality u (from_day, remaining, n) order by u.n
    )
    where d.depa_code = new.depa_code and d.product_id = new.product_id and (new.expiry + 1) = any(d.from_days);
    if found then
      return null;
    end if;
  end if;
  perform recount_doses(changed.depa_code, changed.product_id);
  return null;
end $$;
create trigger clinic_lots_doses after insert or delete or update of balance, state, expiry on clinic_lots
  for each row execute function count_stored_doses();

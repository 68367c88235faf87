-- Orders of accounts record whom the dose was given, as walk-ins do. Whom they are compared with stays the family member,
-- whose name may be corrected: a newborn is named after the first dose.
create or replace function order_name(o orders) returns text language sql stable parallel safe as
$$ select bare_name(coalesce((select l.name from linkmen l where l.id = o.linkman_id), o.person ->> 'name')) $$;

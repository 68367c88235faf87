-- Months of doses are stored beside the days (docs/decisions/0050). Until now the rules compared a dose's days with the
-- national schedule and took its months where they lay within 4 days of them; the catalogues there are get what those
-- rules made of them. `minAgeMonths` gets the name that the rest of the product has for it.
with schedule (vaccine_code, dose_no, age, gap) as (values
  ('hepb', 1, 0, null), ('hepb', 2, 1, null), ('hepb', 3, 6, null), ('bcg', 1, 0, null),
  ('polio', 1, 2, null), ('polio', 2, 3, null), ('polio', 3, 4, null), ('polio', 4, 48, null),
  ('bopv', 1, 4, null), ('bopv', 2, 48, null),
  ('dtap', 1, 2, null), ('dtap', 2, 4, null), ('dtap', 3, 6, null), ('dtap', 4, 18, 6), ('dtap', 5, 72, 12),
  ('mmr', 1, 8, null), ('mmr', 2, 18, null), ('je-l', 1, 8, null), ('je-l', 2, 24, 12),
  ('je-i', 1, 8, null), ('je-i', 2, 8, null), ('je-i', 3, 24, 12), ('je-i', 4, 72, 36),
  ('mpsv-a', 1, 6, null), ('mpsv-a', 2, 9, 3), ('mpsv-ac', 1, 36, null), ('mpsv-ac', 2, 72, 36),
  ('hepa-l', 1, 18, null), ('hepa-i', 1, 18, null), ('hepa-i', 2, 24, 6), ('hpv2', 1, 156, null), ('hpv2', 2, 156, 6)
),
stored as (
  select p.id, d.at, d.dose, p.min_age_days as product_days,
    greatest((d.dose->>'minAgeDays')::int, p.min_age_days) as days,
    case when (d.dose->>'minAgeDays')::int >= p.min_age_days then (d.dose->>'minAgeMonths')::int end as own_months,
    case when abs(greatest((d.dose->>'minAgeDays')::int, p.min_age_days) - s.age * 365.25 / 12) < 4 then s.age end
      as age_months,
    case when abs((d.dose->>'minIntervalDays')::int - s.gap * 365.25 / 12) < 4 then s.gap end as gap_months
  from products p
  cross join jsonb_array_elements(p.doses) with ordinality d (dose, at)
  left join schedule s on s.dose_no = (d.dose->>'doseNo')::int
    and s.vaccine_code = case when p.vaccine_code in ('dtap-hib', 'dtap-ipv-hib') then 'dtap' else p.vaccine_code end
)
update products p set doses = changed.doses
from (
  select id, jsonb_agg(
    (dose - 'minAgeMonths') || jsonb_build_object(
      -- The months are those of the product's own minimum age where that is the higher one.
      'minAgeDays', case when own_months is null and age_months is not null then days
        else (dose->>'minAgeDays')::int end,
      'ageMonths', coalesce(own_months, age_months),
      'beforeMonths', (dose->>'beforeMonths')::int,
      'gapMonths', gap_months
    ) order by at) as doses
  from stored group by id
) changed
where changed.id = p.id;

alter table products add constraint products_doses_say_months check (not jsonb_path_exists(doses,
  '$[*] ? (!exists (@.ageMonths) || !exists (@.gapMonths) || !exists (@.beforeMonths))'));

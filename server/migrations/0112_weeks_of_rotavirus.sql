-- The sample catalogue's two rotavirus vaccines that are given in weeks (first dose at 6 to 12 weeks, the last one before
-- 32) had limits in months, weeks later than their texts. Only limits that are still those of the sample are changed.
update products p set
  max_age_days = case when p.max_age_days = 244 then 223 else p.max_age_days end,
  doses = (
    select jsonb_agg(
      case
        when dose->>'doseNo' = '1' and dose->>'beforeMonths' in ('3', '4')
          then dose || '{"maxAgeDays": 90, "beforeMonths": null}'
        when dose->>'doseNo' <> '1' and dose->>'beforeMonths' = '8'
          then dose || '{"maxAgeDays": 223, "beforeMonths": null}'
        else dose
      end order by at)
    from jsonb_array_elements(p.doses) with ordinality d (dose, at)
  )
where p.id in ('rota5-msd', 'rota3-lz');

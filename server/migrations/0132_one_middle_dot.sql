-- Names are stored with one middle dot; those stored before may have another that keyboards type. They agree.
create or replace function bare_name(name text) returns text language sql immutable parallel safe as
$$ select lower(regexp_replace(translate(name, '·•‧∙⋅⸱・･', '········'),
  '[\s\u00a0\u3000]', '', 'g')) $$;

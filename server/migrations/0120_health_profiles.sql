-- What a family answered about the health of a member, with the separate consent to it; removed with the consent. The
-- answers are sealed.
create table health_profiles (
  linkman_id text primary key references linkmen (id) on delete cascade,
  user_id text not null references users (id),
  answers text not null,
  consented_by text not null check (consented_by in ('owner', 'guardian')),
  consent_version text not null,
  consented_at timestamptz not null
);
create index health_profiles_of_user on health_profiles (user_id);

-- A member's entry that becomes another person's, or nobody's, keeps no answers about the one before: another birthday or
-- sex, or another name with another person's key. An exchanged document alone is of the same person (0119).
create function forget_health_profile() returns trigger language plpgsql as $$
begin
  delete from health_profiles where linkman_id = new.id;
  return new;
end $$;
create trigger linkmen_become_another after update of birthday, sex, name, person_key on linkmen for each row
  when (old.birthday is distinct from new.birthday or old.sex is distinct from new.sex
    or (old.name is distinct from new.name and old.person_key is distinct from new.person_key))
  execute function forget_health_profile();

-- As for the other sealed columns: what lies in plain text is found at a start by an index.
create index health_profiles_plain_answers on health_profiles (linkman_id) where answers <> '' and not starts_with(answers, 'e1.');

-- What a clinic has taken on, it has: whom it is about and how the family is reached stand on the card, as its order loses
-- both with the account. Cards and answers that stay belong to no follow-up any more.
alter table aefi_cards alter column series_id drop not null,
  add column person jsonb,
  -- Sealed.
  add column mobile text not null default '';
alter table follow_up_answers alter column series_id drop not null;

create index aefi_cards_left on aefi_cards (opened_at) where series_id is null;
create index follow_up_answers_left on follow_up_answers (answered_at) where series_id is null;

update aefi_cards c set mobile = o.mobile,
  person = coalesce(o.person, jsonb_build_object('name', coalesce(l.name, ''), 'documentKind', coalesce(l.document_kind, 1),
      'documentMasked', '', 'sex', coalesce(l.sex, 1), 'birthday', coalesce(l.birthday::text, '')))
    || jsonb_build_object('guardianName', coalesce(l.guardian ->> 'name', ''))
from orders o left join linkmen l on l.id = o.linkman_id
where o.id = c.order_id
  and exists (select from aefi_card_events e where e.card_id = c.id and e.kind = 'taken');

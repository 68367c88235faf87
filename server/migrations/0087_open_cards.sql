-- Both parents may answer for a walk-in child: each account has a card of its own, so that neither hides the other's.
-- A card that the clinic has taken stays after the consent was withdrawn, with what was reported before.
drop index aefi_cards_open;
create unique index aefi_cards_open on aefi_cards (order_id, user_id) where closed_at is null;

-- Until when one provider has the SMS to whoever is on duty; after that it is tried again.
alter table aefi_cards add column duty_claimed_until timestamptz;

-- A further answer to be looked into, without a change of the level.
alter table aefi_card_events drop constraint aefi_card_events_kind_check;
alter table aefi_card_events add constraint aefi_card_events_kind_check
  check (kind in ('opened', 'worsened', 'answered', 'seen', 'escalated', 'taken', 'closed'));

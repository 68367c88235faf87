-- What has been stored for its time is found by an index (server/domain/data-policy).
create index sessions_expire on sessions (expires_at);
create index staff_sessions_expire on staff_sessions (expires_at);
create index known_devices_seen on known_devices (seen_at);
create index verification_codes_sent on verification_codes (created_at);
create index document_entries_of_day on document_entries (day);
create index outbox_sent on outbox (created_at);
create index used_nonces_expire on used_nonces (expires_at);
create index linkmen_deleted on linkmen (deleted_at) where deleted_at is not null;
create index holds_ended on holds (ended_at) where kind = 'form' and ended_at is not null;
create index waitlist_entries_ended on waitlist_entries (ended_at) where ended_at is not null;
create index release_tickets_ended on release_tickets (ended_at) where ended_at is not null;
-- Of walk-ins and deleted accounts: nobody sees these orders in an account any more.
create index orders_of_nobody on orders (day) where user_id is null or starts_with(person_key, 'erased ');
create index payments_by_time on payments (created_at);
create index payment_refunds_by_time on payment_refunds (created_at);
create index lottery_activities_ended on lottery_activities ((coalesce(drawn_at, void_at)));
create index lottery_deliveries_by_time on lottery_deliveries (at);
create index questionnaire_drafts_saved on questionnaire_drafts (saved_at);
create index messages_read on messages (read_at) where read_at is not null;
create index messages_unread_by_time on messages (created_at) where read_at is null;

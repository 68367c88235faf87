-- Those who wait, in parts of some entries each.
create index waitlist_entries_waiting on waitlist_entries (id) where state = 'waiting';
-- Conversations with something that nobody has read and nobody was told of, the open ones last. Closed ones stay in it with the
-- event of their end, so that the job looks at those of the last weeks.
create index service_conversations_unread on service_conversations (coalesce(closed_at, 'infinity'::timestamptz), id)
  where notified_seq < last_seq and user_read_seq < last_seq and notified_seq <= user_read_seq;

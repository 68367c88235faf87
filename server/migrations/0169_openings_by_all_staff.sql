-- What moderators read is recorded too, and whom customer service sees in its queue. In a list every appointment is one
-- access: its subject is the order, not the day (records from before name the day).
alter table record_accesses drop constraint record_accesses_part_check;
alter table record_accesses add constraint record_accesses_part_check check (part in
  ('appointment', 'dayList', 'claim', 'followUpCard', 'conversation', 'chatQueue', 'appointments', 'doses', 'record', 'moderation'));
alter table record_accesses drop constraint record_accesses_role_check;
alter table record_accesses add constraint record_accesses_role_check check (role in ('desk', 'service', 'moderator'));

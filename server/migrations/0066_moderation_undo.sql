-- What a decision replaced, by which it is undone: an author's type, hospital and title, or a circle's name and intro.
alter table moderation_decisions add column before jsonb;

alter table moderation_decisions drop constraint moderation_decisions_action_check;
alter table moderation_decisions add constraint moderation_decisions_action_check
  check (action in ('publish', 'remove', 'warn', 'mute', 'unmute', 'verify', 'circle'));
alter table moderation_decisions drop constraint moderation_decisions_target_type_check;
alter table moderation_decisions add constraint moderation_decisions_target_type_check
  check (target_type in ('post', 'comment', 'author', 'circle'));

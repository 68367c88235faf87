-- A mute that is undone leaves the author muted as the other decisions of the log say. What it replaced was kept and never
-- read.
alter table moderation_decisions drop column muted_before;

-- Whoever names somebody else as a child's guardian confirms that this person has been told and agrees. Until now everybody
-- who saved a child said that they were the guardian.
alter table linkmen add column guardian_notified boolean not null default false;
-- Nothing asked for an occupation or used one.
alter table linkmen drop column occupation;

-- The processes that answer look for who has left the line since they last looked.
drop index release_tickets_gone;
create index release_tickets_gone on release_tickets (release_id, ended_at)
  include (position, state) where state in ('used', 'lapsed', 'left');

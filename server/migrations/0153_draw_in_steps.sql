-- A draw gives its positions in steps. It began: who enters from now on goes to the end, as after it. `present` counts up with its
-- steps, and `positions_given` says where the next one goes on.
alter table releases add column draw_began_at timestamptz;
alter table releases add column positions_given integer not null default 0;

-- Those who are not in the line any more, whom the processes that answer look for again and again.
create index release_tickets_gone on release_tickets (release_id, position)
  include (state) where state in ('admitted', 'used', 'lapsed', 'left');

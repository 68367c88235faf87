-- Beans can be spent on lottery tickets, and come back where a ticket is returned.
alter table bean_entries drop constraint bean_entries_counterpart_check;
alter table bean_entries add constraint bean_entries_counterpart_check
  check (counterpart in ('tasks', 'donations', 'expiry', 'membership', 'lottery'));

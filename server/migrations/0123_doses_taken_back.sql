-- Certificates of doses that a clinic has taken back. A serial is a keyed hash: without the provider's key it leads to nobody.
create table revoked_certificates (
  serial text primary key,
  revoked_at timestamptz not null
);

-- That a dose on record does not count concerns the next one: its message is sent by SMS as well.
drop trigger messages_urgent on messages;
create trigger messages_urgent after insert on messages for each row
  when (new.kind in ('offer', 'slotClosed', 'slotReopened', 'closedCancelled', 'cancelledByClinic', 'claimedCancelled',
    'doseTakenBack'))
  execute function queue_sms();

-- Who keeps an appointment in a slot that is made no more, and whose waiting has ended, hear of it as of a closing.
drop trigger messages_urgent on messages;
create trigger messages_urgent after insert on messages for each row
  when (new.kind in ('offer', 'slotClosed', 'slotReopened', 'slotWithdrawn', 'closedCancelled', 'cancelledByClinic',
    'claimedCancelled', 'doseTakenBack', 'lotRecalled', 'waitingOver'))
  execute function queue_sms();

-- An offer ends after minutes: guardians of the member hear of it by SMS as well. A trigger of its own, as that of the other kinds is
-- made anew in later files.
create trigger messages_urgent_of_family after insert on messages for each row
  when (new.kind = 'familyOffer')
  execute function queue_sms();

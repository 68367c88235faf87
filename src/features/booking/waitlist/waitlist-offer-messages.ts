import { defineMessages } from '@/i18n/messages';

/** Texts of the card of a waiting-list offer. */
export const WAITLIST_OFFER_MESSAGES = defineMessages(
  {
    offer: '有名额给{name}',
    until: '为您留到 {until}，点此接受',
  },
  {
    offer: 'A place for {name}',
    until: 'Held for you until {until}. Tap to accept',
  },
);

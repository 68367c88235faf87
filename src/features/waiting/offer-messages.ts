import { defineMessages } from '@/i18n/messages';

/** Texts of the card that tells of a freed place. */
export const OFFER_MESSAGES = defineMessages(
  {
    offer: '有空位给{name}',
    until: '为您留到 {until}，点此接受',
  },
  {
    offer: 'A free place for {name}',
    until: 'Kept for you until {until}. Tap to take it',
  },
);

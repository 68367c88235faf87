import { defineMessages } from '@/i18n/messages';

/** Texts of a dose that no longer takes place while others of its visit do. */
export const STANDING_MESSAGES = defineMessages(
  { join: '、', standing: '这次到诊的其他预约照常：{doses}。', open: '看预约码' },
  { join: ', ', standing: 'Still booked for this visit: {doses}.', open: 'See the code' },
);

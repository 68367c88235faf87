import { defineMessages } from '@/i18n/messages';

/** Texts of a dose that no longer takes place while others of its visit do. */
export const LIVING_MESSAGES = defineMessages(
  { join: '、', living: '这次到诊的其他预约照常：{doses}。', open: '看预约码' },
  { join: ', ', living: 'Still booked for this visit: {doses}.', open: 'See the code' },
);

import { defineMessages } from '@/i18n/messages';

/** Texts about orders of one group booking. */
export const VISIT_MESSAGES = defineMessages(
  {
    with: '与 {names} 同行',
    join: '、',
    title: '家庭同行',
    note: '一起预约的家人。改约或取消只影响各自的预约。',
  },
  {
    with: 'Together with {names}',
    join: ', ',
    title: 'Family visit',
    note: 'Booked together. A change or cancellation is for one person only.',
  },
);

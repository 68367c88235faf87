import { defineMessages } from '@/i18n/messages';

/** Texts about what was booked together. */
export const VISIT_MESSAGES = defineMessages(
  {
    with: '与 {names} 同行',
    size: '{people} 人 · {doses} 剂',
    join: '、',
    dose: '{product} {dose}',
    sum: '合计 {price}',
  },
  {
    with: 'Together with {names}',
    size: 'People: {people} · doses: {doses}',
    join: ', ',
    dose: '{product} {dose}',
    sum: 'Total {price}',
  },
);

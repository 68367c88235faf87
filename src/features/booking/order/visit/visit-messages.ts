import { defineMessages } from '@/i18n/messages';

/** Texts about what was booked together. */
export const VISIT_MESSAGES = defineMessages(
  {
    with: '与 {names} 同行',
    person: '1 人',
    people: '{count} 人',
    oneDose: '1 剂',
    manyDoses: '{count} 剂',
    size: '{people} · {doses}',
    join: '、',
    dose: '{product} {dose}',
    sum: '合计 {price}',
  },
  {
    with: 'Together with {names}',
    person: '1 person',
    people: '{count} people',
    oneDose: '1 dose',
    manyDoses: '{count} doses',
    size: '{people}, {doses}',
    join: ', ',
    dose: '{product} {dose}',
    sum: 'Total {price}',
  },
);

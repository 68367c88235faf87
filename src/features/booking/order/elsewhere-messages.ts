import { defineMessages } from '@/i18n/messages';

/** Texts of the note of a dose that was given elsewhere. */
export const ELSEWHERE_MESSAGES = defineMessages(
  {
    text: '在别处打过的这一针，补记后会进入{name}的接种记录，下一针的日期也会跟着算好。',
    note: '补记这一针',
    failed: '记录没有加载出来：{reason}',
    retry: '重试',
  },
  {
    text: 'Add the dose given elsewhere to {name}’s record. The day of the next dose will then be right.',
    note: 'Add this dose',
    failed: 'The record could not be loaded: {reason}',
    retry: 'Try again',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of the other ways to find a vaccine than by its name. */
export const CATALOGUE_LINK_MESSAGES = defineMessages(
  {
    find: '找疫苗',
    choose: '帮我选',
    classes: '按分类',
    children: '按月龄',
    letters: '按首字母',
    entries: '疫苗百科',
  },
  {
    find: 'Find a vaccine',
    choose: 'Help me choose',
    classes: 'By class',
    children: 'By age',
    letters: 'A to Z',
    entries: 'Diseases',
  },
);

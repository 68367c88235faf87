import { defineMessages } from '@/i18n/messages';

/** Texts of a page whose vaccines are missing; apart from the others, since a page draws its frame with them alone. */
export const MISSING_VACCINE_MESSAGES = defineMessages(
  {
    loadFailed: '疫苗没有加载出来',
    notFound: '没有选择疫苗',
    notFoundHint: '请从疫苗列表进入。',
    toList: '看全部疫苗',
  },
  {
    loadFailed: 'Vaccines could not be loaded',
    notFound: 'No vaccine chosen',
    notFoundHint: 'Choose one from the list.',
    toList: 'All vaccines',
  },
);

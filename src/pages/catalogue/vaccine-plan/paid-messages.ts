import { defineMessages } from '@/i18n/messages';

/** Texts of the way from a child's plan to the vaccines that families pay for. */
export const PAID_MESSAGES = defineMessages(
  {
    title: '孩子还可以打的自费疫苗',
    note: '轮状病毒、13 价肺炎、手足口、水痘等，按月龄看。有的有月龄限制，早些问门诊。',
  },
  {
    title: 'Vaccines you can pay for',
    note: 'Rotavirus, pneumococcal, hand-foot-mouth, chickenpox and others, by age. Some have an age limit: ask the clinic early.',
  },
);

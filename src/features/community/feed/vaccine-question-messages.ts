import { defineMessages } from '@/i18n/messages';

/** Texts of the questions on a vaccine's page. */
export const VACCINE_QUESTION_MESSAGES = defineMessages(
  {
    title: '大家问',
    all: '全部提问',
    ask: '提问',
    none: '还没有人问过这种疫苗。写下您的问题，医生和其他家长可以回答。',
    answered: '医生已回答 · {count} 条评论',
    open: '等待医生回答 · {count} 条评论',
    failed: '提问没有加载出来。',
    retry: '重新加载',
  },
  {
    title: 'Questions',
    all: 'All questions',
    ask: 'Ask a question',
    none: 'No questions about this vaccine yet. Ask yours: doctors and other parents can answer.',
    answered: 'Answered by a doctor · Comments: {count}',
    open: 'Waiting for a doctor · Comments: {count}',
    failed: 'The questions could not be loaded.',
    retry: 'Load again',
  },
);

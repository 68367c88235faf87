import { defineMessages } from '@/i18n/messages';

/** Texts of the reading task on an article's page. */
export const READING_TASK_MESSAGES = defineMessages(
  {
    reading: '健康豆任务：请慢慢看，还要约 {count} 秒。',
    done: '健康豆任务完成了，可以去领取 {count} 颗。',
    collect: '去领取',
    failed: '阅读时间没有记上，继续看就会再试。',
  },
  {
    reading: 'Health beans: take your time. About {count} seconds to go.',
    done: 'Task done. You can collect your beans: {count}.',
    collect: 'Collect',
    failed: 'The time was not counted. Read on and we will try again.',
  },
);

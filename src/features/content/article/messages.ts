import { defineMessages } from '@/i18n/messages';

/** Texts about articles in lists. */
export const ARTICLE_MESSAGES = defineMessages(
  { minutes: '{count} 分钟读完' },
  { minutes: '{count} min read' },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of opening the app (specification §8). */
export const OPEN_APP_MESSAGES = defineMessages(
  { noApp: '当前环境没有安装应用' },
  { noApp: 'The current environment has no app installed' },
);

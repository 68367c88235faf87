import { defineMessages } from '@/i18n/messages';

/** Texts of opening the app (specification §8). */
export const OPEN_APP_MESSAGES = defineMessages(
  { noApp: '这台设备没有装应用' },
  { noApp: 'The app is not installed on this device' },
);

import { defineMessages } from '@/i18n/messages';

/** Texts about orders that are read from the device. */
export const STORED_MESSAGES = defineMessages(
  {
    onlyAhead: '没有网络时，只能查看存在本机的待接种预约。',
  },
  {
    onlyAhead: 'Without a network you see the appointments ahead that are stored on this device.',
  },
);

import { navigate } from '@/routes/navigate';

/** Opens a message. */
export const openMessage = (messageId: string): void =>
  void navigate.to('messageDetail', { messageId });

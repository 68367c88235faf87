import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { MessageClass } from '@contract/message/message-rules';
import type { IconName } from '@/ui/icon/icons';

/** Sign of each class. */
export const CLASS_ICONS: Record<MessageClass, IconName> = {
  booking: 'calendar-check',
  reminder: 'bell-ring',
  waiting: 'ticket',
};

/** The class that an address names; null where it names none. */
export const classOf = (text: string | undefined): MessageClass | null =>
  MESSAGE_CLASSES.find((messageClass) => messageClass === text) ?? null;

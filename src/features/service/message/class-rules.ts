import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { MessageClass } from '@contract/message/message-rules';
import type { IconName } from '@/ui/icon/icons';

/** Icon of each class. */
export const CLASS_ICONS: Record<MessageClass, IconName> = {
  booking: 'calendar-check',
  reminder: 'bell-ring',
  waiting: 'ticket',
  interaction: 'heart',
  community: 'message-circle',
  activity: 'gift',
  service: 'headset',
};

/** The class in an address; null where there is none. */
export const classOf = (text: string | undefined): MessageClass | null =>
  MESSAGE_CLASSES.find((messageClass) => messageClass === text) ?? null;

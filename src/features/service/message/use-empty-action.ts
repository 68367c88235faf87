import type { MessageClass } from '@contract/message/message-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { BlockAction } from '@/ui/state/state-block';
import { MESSAGE_MESSAGES } from './messages';

/** Classes whose messages come from booking. */
const OF_BOOKING: readonly MessageClass[] = ['booking', 'reminder', 'waiting'];

/** What whoever has no messages (of a class; null: of any) can do: book, where that brings some. */
export function useEmptyAction(messageClass: MessageClass | null): BlockAction | undefined {
  const t = useText(MESSAGE_MESSAGES);
  if (messageClass !== null && !OF_BOOKING.includes(messageClass)) return undefined;
  return { text: t('book'), onPress: () => void navigate.to('vaccineList') };
}

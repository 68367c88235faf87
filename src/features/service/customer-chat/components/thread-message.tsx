import { View } from '@tarojs/components';
import type { ChatMessage } from '@contract/service/cards';
import { MessageBubble, MessageContent } from '@/features/service/chat/components/message-bubble';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { SERVICE_MESSAGES } from '../messages';
import styles from './service.module.scss';

const openTarget = (kind: 'order' | 'article', id: string): void =>
  void (kind === 'order'
    ? navigate.to('orderDetail', { orderId: id })
    : navigate.to('articleDetail', { articleId: id }));

export interface ThreadMessageProps {
  readonly id?: string;
  readonly message: ChatMessage;
  readonly isTimed: boolean;
  /** Read or sent; '' where it is not said. */
  readonly fate: string;
  readonly onOpenPicture: (message: ChatMessage) => void;
}

/** A message or event of a conversation. */
export function ThreadMessage({ id, message, isTimed, fate, onOpenPicture }: ThreadMessageProps) {
  const t = useText(SERVICE_MESSAGES);
  const dates = useDateText();
  const { sender, event, staffName, at } = message;
  const name = staffName === '' ? t('staff') : staffName;
  const isOwn = sender === 'user';
  return (
    <View id={id} className={styles.message}>
      {isTimed ? <View className={styles.time}>{dates.dateTime(at)}</View> : null}
      {event ? (
        <View className={styles.event}>{event === 'taken' ? t('taken', { name }) : t(event)}</View>
      ) : (
        <MessageBubble isOwn={isOwn} name={isOwn ? t('you') : name} note={fate}>
          <MessageContent
            message={message}
            labels={{ gone: t('gone'), openPicture: t('openPicture') }}
            onOpenTarget={openTarget}
            onOpenPicture={() => onOpenPicture(message)}
          />
        </MessageBubble>
      )}
    </View>
  );
}

import { View } from '@tarojs/components';
import { memo } from 'react';
import type { MessageCard } from '@contract/message/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Tag } from '@/ui/tag/tag';
import { MESSAGE_MESSAGES } from '../messages';
import { openMessage } from '../open-message';
import styles from './message-item.module.scss';

export interface MessageItemProps {
  readonly message: MessageCard;
  readonly read: boolean;
}

/** A message in a list: subject, time, and first words. */
export const MessageItem = memo(function MessageItem({ message, read }: MessageItemProps) {
  const t = useText(MESSAGE_MESSAGES);
  const dates = useDateText();
  const { title, body, at } = message;
  return (
    <Card onPress={() => void openMessage(message)}>
      <View className={styles.head}>
        <View className={read ? styles.title : styles.unread}>{title}</View>
        <Optional>{read ? null : <Tag tone="danger">{t('isNew')}</Tag>}</Optional>
      </View>
      <View className={styles.body}>{body}</View>
      <View className={styles.at}>{dates.dateTime(at)}</View>
    </Card>
  );
});

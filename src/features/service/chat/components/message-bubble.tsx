import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { ChatMessage } from '@contract/service/cards';
import { pictureUrl } from '@/http/picture-url';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import styles from './message-bubble.module.scss';

export interface MessageBubbleProps {
  /** Which side of the page: one's own messages are on the right. */
  readonly isOwn: boolean;
  /** Who wrote it; read out, and shown for the other side. */
  readonly name: string;
  /** Below it: read, not sent, … */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A message, with its writer and what became of it. */
export function MessageBubble({ isOwn, name, note, children }: MessageBubbleProps) {
  return (
    <View className={cx(styles.row, isOwn && styles.own)}>
      <View className={isOwn ? styles.hiddenName : styles.name}>{name}</View>
      <View className={styles.bubble}>{children}</View>
      <View className={styles.note}>{note}</View>
    </View>
  );
}

export interface MessageContentProps {
  readonly message: Pick<ChatMessage, 'kind' | 'text' | 'target' | 'picture'>;
  readonly labels: { readonly gone: string; readonly openPicture: string };
  /** Absent: cards lead nowhere. */
  readonly onOpenTarget?: ((kind: 'order' | 'article', id: string) => void) | undefined;
  readonly onOpenPicture: () => void;
}

/** What a message says: a text, a picture, or a card that leads to an appointment or article. */
export function MessageContent(props: MessageContentProps) {
  const { message, labels, onOpenTarget, onOpenPicture } = props;
  const { kind, text, target, picture } = message;
  if (kind === 'picture' && picture)
    return (
      <View
        className={styles.picture}
        {...pressable({
          label: labels.openPicture,
          onPress: onOpenPicture,
        })}
      >
        <Picture src={pictureUrl(picture.feedUrl)} alt="" ratio="photo" />
      </View>
    );
  if ((kind === 'order' || kind === 'article') && target)
    return (
      <View
        className={styles.card}
        {...(onOpenTarget
          ? pressable({ role: 'link', onPress: () => onOpenTarget(kind, target.id) })
          : {})}
      >
        <Icon name={kind === 'order' ? 'calendar-check' : 'file-text'} size="md" />
        <View className={styles.cardText}>
          <View className={styles.cardTitle}>{target.title}</View>
          <View className={styles.cardNote}>{target.note}</View>
        </View>
      </View>
    );
  return (
    <Text className={styles.text} selectable userSelect>
      {kind === 'text' ? text : labels.gone}
    </Text>
  );
}

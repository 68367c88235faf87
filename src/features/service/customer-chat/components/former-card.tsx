import { View } from '@tarojs/components';
import { memo } from 'react';
import type { ChatMessage, FormerChat } from '@contract/service/cards';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { SERVICE_MESSAGES } from '../messages';
import styles from './service.module.scss';

/** What a conversation was about: the words or the subject of its first message. */
function useSubject({ kind, text, target }: ChatMessage): string {
  const t = useText(SERVICE_MESSAGES);
  if (kind === 'text') return text;
  if (kind === 'order' || kind === 'article') return target ? target.title : t('gone');
  return t('picture');
}

/** A conversation that has ended, in the list of them. */
export const FormerCard = memo(function FormerCard({ former }: { readonly former: FormerChat }) {
  const dates = useDateText();
  const { conversationId, startedAt, subject } = former;
  return (
    <Card onPress={() => void navigate.to('serviceHistory', { conversationId })}>
      <View className={styles.subject}>{useSubject(subject)}</View>
      <View className={styles.quiet}>{dates.dateTime(startedAt)}</View>
    </Card>
  );
});

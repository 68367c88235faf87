import { View } from '@tarojs/components';
import type { ChatMessage } from '@contract/service/cards';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { SERVICE_MESSAGES } from '../messages';
import { send } from '../send-waiting';

/** What the person was looking at when they asked for help. */
export interface Subject {
  readonly orderId: string | undefined;
  readonly articleId: string | undefined;
}

export interface SubjectCardProps {
  readonly about: Subject;
  /** Messages of the conversation: what was sent is not offered again. */
  readonly sent: readonly ChatMessage[];
}

/** Offers to show staff what the question is about. */
export function SubjectCard({ about, sent }: SubjectCardProps) {
  const t = useText(SERVICE_MESSAGES);
  const { orderId, articleId } = about;
  const isSent = (id: string): boolean => sent.some(({ target }) => target?.id === id);
  if (orderId && !isSent(orderId))
    return (
      <View>
        <Button
          block
          kind="secondary"
          icon="calendar-check"
          onPress={() => void send({ kind: 'order', id: orderId }, t('order'))}
        >
          {t('sendOrder')}
        </Button>
      </View>
    );
  if (articleId && !isSent(articleId))
    return (
      <View>
        <Button
          block
          kind="secondary"
          icon="file-text"
          onPress={() => void send({ kind: 'article', id: articleId }, t('article'))}
        >
          {t('sendArticle')}
        </Button>
      </View>
    );
  return null;
}

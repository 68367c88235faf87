import { View } from '@tarojs/components';
import type { ChatMessage } from '@contract/service/cards';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { SERVICE_MESSAGES } from '../messages';
import type { Outgoing } from '../outbox-rules';
import { send } from '../send-waiting';

/** What the person was looking at when they asked for help. */
export interface Subject {
  readonly orderId: string | undefined;
  readonly articleId: string | undefined;
}

export interface SubjectCardProps {
  readonly about: Subject;
  /** Messages of the conversation, and those on their way to it: what was sent is not offered again. */
  readonly sent: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
}

/** Offers to show staff what the question is about. */
export function SubjectCard({ about, sent, outgoing }: SubjectCardProps) {
  const t = useText(SERVICE_MESSAGES);
  const { orderId, articleId } = about;
  const isSent = (kind: 'order' | 'article', id: string): boolean =>
    sent.some((each) => each.kind === kind && each.target?.id === id) ||
    outgoing.some(({ message }) => message.kind === kind && message.id === id);
  if (orderId && !isSent('order', orderId))
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
  if (articleId && !isSent('article', articleId))
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

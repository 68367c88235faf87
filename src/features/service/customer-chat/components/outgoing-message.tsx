import { View } from '@tarojs/components';
import { MessageBubble } from '@/features/service/chat/components/message-bubble';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { SERVICE_MESSAGES } from '../messages';
import type { Outgoing } from '../outbox-rules';
import { dropOutgoing, sendAgain } from '../send-waiting';
import styles from './service.module.scss';

/** A message that is not confirmed yet; a failed one says why and can be sent again. */
export function OutgoingMessage({ item }: { readonly item: Outgoing }) {
  const t = useText(SERVICE_MESSAGES);
  const { clientId, message, title, failure } = item;
  const text = message.kind === 'text' ? message.text : title;
  const note = failure === '' ? t('waitingToSend') : `${t('notSent')}: ${failure}`;
  return (
    <View>
      <MessageBubble isOwn name={t('you')} note={note}>
        <View className={styles.outgoing}>{text}</View>
      </MessageBubble>
      {failure === '' ? null : (
        <View className={styles.failed}>
          <Button
            kind="text"
            size="sm"
            label={`${t('drop')} ${text}`}
            onPress={() => dropOutgoing(clientId)}
          >
            {t('drop')}
          </Button>
          <Button
            kind="secondary"
            size="sm"
            icon="refresh-cw"
            label={`${t('again')} ${text}`}
            onPress={() => void sendAgain(clientId)}
          >
            {t('again')}
          </Button>
        </View>
      )}
    </View>
  );
}

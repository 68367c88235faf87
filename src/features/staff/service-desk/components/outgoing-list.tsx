import { View } from '@tarojs/components';
import { MessageBubble, MessageContent } from '@/features/service/chat/components/message-bubble';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { drop, sendAgain } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import type { Outgoing } from '../outgoing-rules';
import styles from './service-desk.module.scss';

const NONE: readonly Outgoing[] = [];

/** Messages on their way, and refused ones with the reason. */
export function OutgoingList({ conversationId }: { readonly conversationId: string }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const list = useServiceDesk((state) => state.outgoing[conversationId]) ?? NONE;
  return (
    <>
      {list.map(({ clientId, text, refused }) => (
        <MessageBubble
          key={clientId}
          isOwn
          name={t('you')}
          note={
            refused === null ? (
              t('sending')
            ) : (
              <View className={styles.refused}>
                <View>
                  {t('notSent')} · {refused}
                </View>
                <Button
                  kind="text"
                  size="sm"
                  onPress={() => void sendAgain(conversationId, clientId)}
                >
                  {t('again')}
                </Button>
                <Button kind="text" size="sm" onPress={() => drop(conversationId, clientId)}>
                  {t('drop')}
                </Button>
              </View>
            )
          }
        >
          <MessageContent
            message={{ kind: 'text', text, target: null, picture: null }}
            labels={{ gone: text, openPicture: text }}
            onOpenPicture={() => undefined}
          />
        </MessageBubble>
      ))}
    </>
  );
}

import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { Chat, ChatMessage } from '@contract/service/cards';
import { pictureToOpen } from '@/features/service/chat/picture-addresses';
import { showsTime } from '@/features/service/chat/thread-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer';
import { shownThread } from '../chat-session';
import { SERVICE_MESSAGES } from '../messages';
import type { Outgoing } from '../outbox-rules';
import { OutgoingMessage } from './outgoing-message';
import { ThreadMessage } from './thread-message';
import styles from './service.module.scss';

export interface ThreadProps {
  readonly chat: Chat | null;
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  readonly isTyping: boolean;
  /** Id of the whole, and of a message. */
  readonly id: string;
  readonly idOf: (seq: number) => string;
}

/** The messages of a conversation, the newest at the end, then those on their way. A log: additions are read out. */
export function Thread({ chat, messages, outgoing, isTyping, id, idOf }: ThreadProps) {
  const t = useText(SERVICE_MESSAGES);
  const [picture, setPicture] = useState<string | null>(null);
  const close = useCallback(() => setPicture(null), []);
  const open = useCallback((message: ChatMessage) => {
    void pictureToOpen(shownThread, message).then(setPicture);
  }, []);
  const lastOwn = messages.filter(({ sender }) => sender === 'user').at(-1)?.seq;
  return (
    <View>
      <View id={id} {...semantics({ role: 'log', label: t('thread'), live: 'polite' })}>
        {messages.map((message, index) => (
          <ThreadMessage
            key={message.seq}
            id={idOf(message.seq)}
            message={message}
            isTimed={showsTime(messages[index - 1], message)}
            fate={
              message.seq !== lastOwn
                ? ''
                : t(message.seq <= (chat?.staffReadSeq ?? 0) ? 'read' : 'sent')
            }
            onOpenPicture={open}
          />
        ))}
        {outgoing.map((item) => (
          <OutgoingMessage key={item.clientId} item={item} />
        ))}
      </View>
      <View className={styles.typing} {...semantics({ role: 'status' })}>
        {isTyping ? t('typing') : ''}
      </View>
      <PictureViewer
        urls={picture === null ? [] : [picture]}
        index={picture === null ? null : 0}
        onClose={close}
      />
    </View>
  );
}

import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { ChatMessage } from '@contract/service/cards';
import type { ChatEvent } from '@contract/service/chat-rules';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { MessageBubble, MessageContent } from '@/features/service/chat/components/message-bubble';
import { pictureToOpen } from '@/features/service/chat/picture-addresses';
import { showsTime } from '@/features/service/chat/thread-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { scrollBox } from '@/ui/a11y/scroll-box';
import { semantics } from '@/ui/a11y/semantics';
import { deskThread } from '../desk-news';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { OutgoingList } from './outgoing-list';
import styles from './service-desk.module.scss';

const EVENT_NAMES = {
  taken: 'eventTaken',
  handedOver: 'eventHandedOver',
  closed: 'eventClosed',
  closedIdle: 'eventClosedIdle',
  closedUnanswered: 'eventClosedUnanswered',
} as const satisfies Record<ChatEvent, string>;

const NONE: readonly ChatMessage[] = [];
/** ms for which somebody who was heard to write counts as writing. */
const TYPING = 5_000;

function useIsTyping(conversationId: string): boolean {
  const at = useServiceDesk((state) => state.typedAt[conversationId] ?? 0);
  const [isOver, setIsOver] = useState(true);
  useEffect(() => {
    const left = at + TYPING - Date.now();
    setIsOver(left <= 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [at]);
  return at > 0 && !isOver;
}

/** The messages of a conversation, kept at its end while new ones come. */
export function DeskThread({ chat }: { readonly chat: StaffChat }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const { conversationId, userReadSeq } = chat;
  const messages = useServiceDesk((state) => state.threads[conversationId]) ?? NONE;
  const isTyping = useIsTyping(conversationId);
  const name = chat.name || t('person');
  const label = t('thread', { name });
  const lastOwn = messages.filter(({ sender }) => sender === 'staff').at(-1)?.seq;
  return (
    <View className={styles.thread} {...scrollBox(label, true)}>
      <View>
        <View {...semantics({ role: 'log', label, live: 'polite' })}>
          {messages.map((message, index) => (
            <MessageRow
              key={message.seq}
              conversationId={conversationId}
              message={message}
              isTimed={showsTime(messages[index - 1], message)}
              name={name}
              fate={message.seq === lastOwn ? t(message.seq <= userReadSeq ? 'read' : 'sent') : ''}
            />
          ))}
          <OutgoingList conversationId={conversationId} />
        </View>
        <View className={styles.typing} {...semantics({ role: 'status' })}>
          {isTyping ? t('typing') : ''}
        </View>
      </View>
    </View>
  );
}

interface MessageRowProps {
  readonly conversationId: string;
  readonly message: ChatMessage;
  readonly isTimed: boolean;
  /** The person's. */
  readonly name: string;
  readonly fate: string;
}

async function openPicture(conversationId: string, message: ChatMessage): Promise<void> {
  const url = await pictureToOpen(deskThread(conversationId), message);
  if (url) await Taro.previewImage({ urls: [url], current: url });
}

function MessageRow({ conversationId, message, isTimed, name, fate }: MessageRowProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const dates = useDateText();
  const { sender, event, staffName, at } = message;
  return (
    <View>
      {isTimed ? <View className={styles.time}>{dates.dateTime(at)}</View> : null}
      {event ? (
        <View className={styles.time}>{t(EVENT_NAMES[event], { name: staffName })}</View>
      ) : (
        <MessageBubble
          isOwn={sender === 'staff'}
          name={sender === 'staff' ? staffName : name}
          note={fate}
        >
          <MessageContent
            message={message}
            labels={{ gone: t('gone'), openPicture: t('openPicture') }}
            onOpenPicture={() => void openPicture(conversationId, message)}
          />
        </MessageBubble>
      )}
    </View>
  );
}

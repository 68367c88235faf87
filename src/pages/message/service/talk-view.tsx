import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { ChatStatus } from '@/features/service/customer-chat/components/chat-status';
import { Composer } from '@/features/service/customer-chat/components/composer';
import { OlderMessages } from '@/features/service/customer-chat/components/older-messages';
import { RatingPart } from '@/features/service/customer-chat/components/rating-part';
import { SubjectCard } from '@/features/service/customer-chat/components/subject-card';
import type { Subject } from '@/features/service/customer-chat/components/subject-card';
import { Thread } from '@/features/service/customer-chat/components/thread';
import { UrgentNotice } from '@/features/service/customer-chat/components/urgent-notice';
import { useChatStore } from '@/features/service/customer-chat/chat-store';
import type { ChatStore } from '@/features/service/customer-chat/chat-store';
import { SERVICE_MESSAGES } from '@/features/service/customer-chat/messages';
import { useOutbox } from '@/features/service/customer-chat/outbox';
import { useAnswers } from '@/features/service/customer-chat/use-answers';
import { useClose } from '@/features/service/customer-chat/use-close';
import { useFollowEnd } from '@/features/service/customer-chat/use-follow-end';
import { urgentTextOf } from '@/features/service/customer-chat/urgent-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { restoreFocus } from '@/ui/a11y/restore-focus';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useUid } from '@/ui/uid';
import styles from './service.module.scss';

export interface TalkViewProps {
  readonly title: string;
  readonly hours: NonNullable<ChatStore['hours']>;
  readonly about: Subject;
  /** Leaves the closed conversation for a new question. */
  readonly onAskAgain: () => void;
  /** It was open in this view, which therefore still shows it. */
  readonly onClosed: () => void;
}

/** A conversation with a person of the staff. */
export function TalkView({ title, hours, about, onAskAgain, onClosed }: TalkViewProps) {
  const t = useText(SERVICE_MESSAGES);
  const { chat, messages, isTyping, isPolling } = useChatStore();
  const { text, items } = useOutbox();
  const [close, closing] = useClose(onClosed);
  const isClosed = chat?.state === 'closed' && items.length === 0;
  const { endId, hasNews, toNews, idOf } = useFollowEnd(messages.at(-1), items.length);
  const threadId = useUid('thread');
  // After each of its renders: what is pressed here often goes with the press.
  useEffect(() => restoreFocus(threadId));
  useEffect(() => {
    if (chat?.state === 'open') onClosed();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [chat?.state]);
  const oldest = messages[0]?.seq ?? 1;
  const urgentText = isClosed ? undefined : urgentTextOf(messages, items, text);
  return (
    <Page
      title={title}
      aside={
        chat && !isClosed ? (
          <Button kind="text" size="sm" loading={closing.busy} onPress={() => void close()}>
            {t('end')}
          </Button>
        ) : null
      }
      footer={
        isClosed ? (
          <Button block icon="message-circle" onPress={onAskAgain}>
            {t('askAgain')}
          </Button>
        ) : (
          <View>
            {hasNews ? (
              <View className={styles.news}>
                <Button size="sm" kind="secondary" icon="chevron-down" onPress={toNews}>
                  {t('newMessages')}
                </Button>
              </View>
            ) : null}
            <Composer text={text} />
          </View>
        )
      }
    >
      <OlderMessages oldest={oldest} />
      <Optional>
        {hours.hasFormer && oldest <= 1 ? (
          <Button
            block
            kind="text"
            size="sm"
            icon="history"
            onPress={() => void navigate.to('serviceHistory')}
          >
            {t('former')}
          </Button>
        ) : null}
      </Optional>
      <Thread
        id={threadId}
        idOf={idOf}
        chat={chat}
        messages={messages}
        outgoing={items}
        isTyping={isTyping}
      />
      <Optional>{urgentText === undefined ? null : <Urgent text={urgentText} />}</Optional>
      <Optional>{chat ? <ChatStatus chat={chat} hours={hours} /> : null}</Optional>
      <Optional>
        {isPolling && !isClosed ? <NoticeBar tone="info">{t('polling')}</NoticeBar> : null}
      </Optional>
      <Optional>
        {isClosed ? null : <SubjectCard about={about} sent={messages} outgoing={items} />}
      </Optional>
      <Refusal title={t('endFailed')} reason={closing.refusal} />
      <Optional>{isClosed && chat ? <RatingPart chat={chat} /> : null}</Optional>
      {closing.question}
      <View id={endId} className={styles.end} />
    </Page>
  );
}

function Urgent({ text }: { readonly text: string }) {
  const { data } = useAnswers(text);
  return <UrgentNotice clinic={data?.clinicName ?? ''} phone={data?.clinicPhone ?? ''} />;
}

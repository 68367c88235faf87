import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useInFront } from '@/platform/lifecycle/use-in-front';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { choose, close, handOver, markRead } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { unreadOf } from '../queue-rules';
import { DeskThread } from './desk-thread';
import { PersonOrders } from './person-orders';
import { ReplyForm } from './reply-form';
import styles from './service-desk.module.scss';

export interface ConversationProps {
  readonly chat: StaffChat;
  readonly onTake: (conversationId: string) => void;
  readonly isTaking: boolean;
}

/** A conversation with what it is about; one that waits can be read before it is taken. */
export function Conversation({ chat, onTake, isTaking }: ConversationProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const { conversationId, mine } = chat;
  const [showsOrders, setShowsOrders] = useState(false);
  useMarkRead(chat);
  return (
    <View className={styles.conversation}>
      <View className={styles.talk}>
        <View className={styles.rowHead}>
          <View className={styles.back}>
            <Button kind="text" size="sm" icon="chevron-left" onPress={() => choose(null)}>
              {t('back')}
            </Button>
          </View>
          <View className={styles.name} {...semantics({ role: 'heading', level: 2 })}>
            {chat.name || t('person')}
          </View>
          <View className={styles.narrow}>
            <Button kind="text" size="sm" onPress={() => setShowsOrders(!showsOrders)}>
              {t('orders')}
            </Button>
          </View>
        </View>
        <View className={cx(styles.narrow, !showsOrders && styles.hidden)}>
          <PersonOrders chat={chat} />
        </View>
        <DeskThread chat={chat} />
        {mine ? (
          <OwnSteps key={conversationId} conversationId={conversationId} />
        ) : (
          <Button block loading={isTaking} onPress={() => onTake(conversationId)}>
            {t('take')}
          </Button>
        )}
      </View>
      <View className={styles.wide}>
        <PersonOrders chat={chat} />
        <View className={styles.note}>{t('masked')}</View>
      </View>
    </View>
  );
}

/** What an own conversation shows counts as read, once somebody can see it: the person is told so. */
function useMarkRead(chat: StaffChat): void {
  const { conversationId, mine } = chat;
  const count = useServiceDesk((state) => state.threads[conversationId]?.length ?? 0);
  const isInFront = useInFront();
  const isBehind = isInFront && mine && unreadOf(chat) > 0 && count > 0;
  useEffect(() => {
    if (isBehind) markRead(conversationId);
  }, [isBehind, conversationId, count]);
}

function OwnSteps({ conversationId }: { readonly conversationId: string }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const [ask, question] = useConfirm();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (step: (id: string) => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await step(conversationId);
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
    }
  };
  const handOverNow = async (): Promise<void> => {
    const isSure = await ask({
      title: t('handOverAsk'),
      text: t('handOverText'),
      confirmText: t('handOver'),
    });
    if (isSure) await run(handOver);
  };
  const closeNow = async (): Promise<void> => {
    const isSure = await ask({
      title: t('closeAsk'),
      text: t('closeText'),
      confirmText: t('close'),
    });
    if (isSure) await run(close);
  };
  return (
    <View>
      <Refusal title={t('failed')} reason={problem} />
      <ReplyForm conversationId={conversationId} />
      <View className={styles.buttons}>
        <Button kind="text" size="sm" icon="users" onPress={() => void handOverNow()}>
          {t('handOver')}
        </Button>
        <Button kind="text" size="sm" icon="circle-check" onPress={() => void closeNow()}>
          {t('close')}
        </Button>
      </View>
      {question}
    </View>
  );
}

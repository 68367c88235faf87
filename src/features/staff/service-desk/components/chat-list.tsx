import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskNews } from '../desk-news';
import { choose } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { partsOf } from '../queue-rules';
import { ChatRow } from './chat-row';
import styles from './service-desk.module.scss';

/** ms between two looks at how long people have waited. */
const POLL_INTERVAL = 20_000;

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface ChatListProps {
  readonly onTake: (conversationId: string) => void;
  readonly isTaking: boolean;
}

/** Own conversations, the queue in its order, and what colleagues have. */
export function ChatList({ onTake, isTaking }: ChatListProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const queue = useServiceDesk((state) => state.queue);
  const failure = useServiceDesk((state) => state.failure);
  const now = useNow();
  if (!queue)
    return failure === null ? (
      <Skeleton shape="list" count={4} />
    ) : (
      <ErrorBlock
        title={t('loadFailed')}
        reason={failure}
        onRetry={() => void deskNews.readQueue()}
      />
    );
  const { own, waiting, others } = partsOf(queue);
  const [next] = waiting;
  return (
    <View>
      <Button
        block
        icon="headset"
        disabled={!next}
        loading={isTaking}
        onPress={() => next && onTake(next.conversationId)}
      >
        {t('takeNext')}
      </Button>
      <Part title={t('own')} list={own} now={now} empty={t('ownEmpty')} canChoose />
      <Part title={t('waiting')} list={waiting} now={now} empty={t('waitingEmpty')} canChoose />
      {others.length > 0 ? <Part title={t('others')} list={others} now={now} empty="" /> : null}
    </View>
  );
}

interface PartProps {
  readonly title: string;
  readonly list: readonly StaffChat[];
  readonly now: number;
  readonly empty: string;
  readonly canChoose?: boolean;
}

function Part({ title, list, now, empty, canChoose = false }: PartProps) {
  const chosen = useServiceDesk((state) => state.chosen);
  return (
    <View>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
        {title}
        {list.length > 0 ? ` ${list.length}` : ''}
      </View>
      {list.length === 0 ? <View className={styles.note}>{empty}</View> : null}
      {list.map((chat) => (
        <ChatRow
          key={chat.conversationId}
          chat={chat}
          now={now}
          isChosen={chat.conversationId === chosen}
          onPress={canChoose ? () => choose(chat.conversationId) : undefined}
        />
      ))}
    </View>
  );
}

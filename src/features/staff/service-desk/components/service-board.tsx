import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useShortcuts } from '@/ui/a11y/shortcuts';
import { cx } from '@/ui/class-names';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { deskNews } from '../desk-news';
import { choose, take } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { neighbourOf, partsOf } from '../queue-rules';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';
import styles from './service-desk.module.scss';

/** The page of customer service's staff: the list beside the chosen conversation; on a phone one at a time. */
export function ServiceBoard() {
  const t = useText(SERVICE_DESK_MESSAGES);
  const { queue, chosen, isPolling } = useServiceDesk();
  const [problem, setProblem] = useState<string | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  useEffect(() => {
    deskNews.start();
    return () => deskNews.stop();
  }, []);
  const { own, waiting } = partsOf(queue ?? []);
  const step = (by: 1 | -1): void => {
    const next = neighbourOf(own, chosen, by);
    if (next !== null) choose(next);
  };
  useShortcuts({ ArrowDown: () => step(1), ArrowUp: () => step(-1) });
  const takeNow = async (conversationId: string): Promise<void> => {
    setProblem(null);
    setIsTaking(true);
    try {
      await take(conversationId);
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
    } finally {
      setIsTaking(false);
    }
  };
  const onTake = (id: string): void => void takeNow(id);
  const shown = [...own, ...waiting].find(({ conversationId }) => conversationId === chosen);
  return (
    <View className={cx(styles.columns, shown ? styles.open : styles.aside)}>
      <View className={styles.list}>
        {isPolling ? <NoticeBar tone="info">{t('polling')}</NoticeBar> : null}
        <Refusal title={t('failed')} reason={problem} />
        <ChatList onTake={onTake} isTaking={isTaking} />
      </View>
      <View className={styles.main}>
        {shown ? (
          <Conversation
            key={shown.conversationId}
            chat={shown}
            onTake={onTake}
            isTaking={isTaking}
          />
        ) : (
          <Empty icon="headset" title={t('choose')} text={t('chooseText')} />
        )}
      </View>
    </View>
  );
}

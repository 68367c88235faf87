import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { usePolling } from '@/features/staff/session/use-polling';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import type { Refresh } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { cx } from '@/ui/class-names';
import { Empty } from '@/ui/state/empty';
import { MODERATION_MESSAGES } from '../messages';
import { moderationSession } from '../session';
import { keepDecisionsOn, useQueueView } from '../unfinished';
import { QUEUE_POLL } from '../use-moderation-data';
import { CaseView } from './case-view';
import { QueueList } from './queue-list';
import styles from './moderation.module.scss';

const idOf = ({ caseId }: ModerationCase): string => caseId;

/** The queue beside the chosen case; on a phone one at a time. A decision opens the next case. */
export function QueueView() {
  const t = useText(MODERATION_MESSAGES);
  const { filter, chosen } = useQueueView();
  const choose = (caseId: string | null): void => useQueueView.setState({ chosen: caseId });
  const options = { deskToken: moderationSession.tokenOf() };
  const pages = useCursorPages('GET /ugc-api/moderation/queue.do', { filter }, idOf, options);
  const { error, items, isIn, hasMore } = pages;
  useEffect(() => endIfExpired(moderationSession, error), [error]);
  const refresh: Refresh = async () => (pages.state === 'loading' ? undefined : pages.again());
  usePolling(refresh, QUEUE_POLL);
  const isAll = isIn && !hasMore && filter === 'all';
  useEffect(() => {
    if (isAll) keepDecisionsOn([...items.map(idOf), ...(chosen === null ? [] : [chosen])]);
  }, [isAll, items, chosen]);
  const afterDecision = (): void => {
    const index = items.findIndex(({ caseId }) => caseId === chosen);
    const rest = items.filter(({ caseId }) => caseId !== chosen);
    pages.change((all) => all.filter(({ caseId }) => caseId !== chosen));
    choose((rest[index] ?? rest[index - 1])?.caseId ?? null);
    // An answer that is on its way may still have the case.
    void pages.again();
  };
  return (
    <View className={cx(styles.columns, chosen ? styles.open : styles.aside)}>
      <QueueList
        pages={pages}
        filter={filter}
        onFilter={(next) => useQueueView.setState({ filter: next, chosen: null })}
        chosen={chosen}
        onChoose={choose}
      />
      <View className={styles.case}>
        {chosen ? (
          <CaseView caseId={chosen} onBack={() => choose(null)} onDecided={afterDecision} />
        ) : (
          <Empty icon="clipboard-list" title={t('chooseCase')} text={t('chooseCaseText')} />
        )}
      </View>
    </View>
  );
}

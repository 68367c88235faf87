import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import type { QueueFilter } from '@contract/community/moderation-rules';
import { endIfExpired } from '@/features/staff/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { cx } from '@/ui/class-names';
import { Empty } from '@/ui/state/empty';
import { MODERATION_MESSAGES } from '../messages';
import { moderationSession } from '../session';
import { CaseView } from './case-view';
import { QueueList } from './queue-list';
import styles from './moderation.module.scss';

const idOf = ({ caseId }: ModerationCase): string => caseId;

/** The queue beside the chosen case; on a phone one at a time. A decision opens the next case. */
export function QueueView() {
  const t = useText(MODERATION_MESSAGES);
  const [filter, setFilter] = useState<QueueFilter>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const options = { deskToken: moderationSession.tokenOf() };
  const pages = useCursorPages('GET /ugc-api/moderation/queue.do', { filter }, idOf, options);
  const { error } = pages;
  useEffect(() => endIfExpired(moderationSession, error), [error]);
  const afterDecision = (): void => {
    const at = pages.items.findIndex(({ caseId }) => caseId === chosen);
    const rest = pages.items.filter(({ caseId }) => caseId !== chosen);
    pages.change(() => rest);
    setChosen((rest[at] ?? rest[at - 1])?.caseId ?? null);
    if (rest.length === 0) void pages.refresh();
  };
  return (
    <View className={cx(styles.columns, chosen ? styles.open : styles.aside)}>
      <QueueList
        pages={pages}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setChosen(null);
        }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <View className={styles.case}>
        {chosen ? (
          <CaseView caseId={chosen} onBack={() => setChosen(null)} onDecided={afterDecision} />
        ) : (
          <Empty icon="clipboard-list" title={t('chooseCase')} text={t('chooseCaseText')} />
        )}
      </View>
    </View>
  );
}

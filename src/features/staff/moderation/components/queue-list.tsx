import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import type { QueueFilter } from '@contract/community/moderation-rules';
import { QUEUE_FILTERS } from '@contract/community/moderation-rules';
import { serverNow } from '@/http/server-clock';
import { useWaitingText } from '@/features/staff/session/use-waiting-text';
import type { CursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { MODERATION_MESSAGES } from '../messages';
import { CaseTags } from './case-tags';
import styles from './moderation.module.scss';

const FILTER_NAMES = { all: 'filterAll', held: 'filterHeld', reported: 'filterReported' } as const;

interface Props {
  readonly pages: CursorPages<ModerationCase>;
  readonly filter: QueueFilter;
  readonly onFilter: (filter: QueueFilter) => void;
  readonly chosen: string | null;
  readonly onChoose: (caseId: string) => void;
}

/** The open cases, the gravest and oldest first. */
export function QueueList({ pages, filter, onFilter, chosen, onChoose }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const { items, isIn, error, footer, state, hasMore, more, refresh, again } = pages;
  return (
    <View className={styles.list}>
      <Tabs
        shape="pills"
        label={t('filter')}
        items={QUEUE_FILTERS.map((key) => ({ key, label: t(FILTER_NAMES[key]) }))}
        active={filter}
        onSelect={onFilter}
      />
      <Button
        kind="text"
        size="sm"
        icon="refresh-cw"
        loading={isIn && state === 'loading'}
        onPress={() => void again()}
      >
        {t('refresh')}
      </Button>
      <View className={styles.step}>
        {!isIn && error ? (
          <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : null}
        {!isIn && !error ? <Skeleton shape="list" count={4} /> : null}
        {isIn && items.length === 0 ? (
          <Empty icon="shield-check" title={t('queueEmpty')} text={t('queueEmptyText')} />
        ) : null}
        {items.map((item) => (
          <CaseRow
            key={item.caseId}
            item={item}
            isChosen={item.caseId === chosen}
            onPress={() => onChoose(item.caseId)}
          />
        ))}
        {isIn && (hasMore || error) ? <ListFooter state={footer} onMore={more} /> : null}
      </View>
    </View>
  );
}

const MINUTE = 60_000;

/** The provider's time, ms, each minute. */
function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface RowProps {
  readonly item: ModerationCase;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function CaseRow({ item, isChosen, onPress }: RowProps) {
  const t = useText(MODERATION_MESSAGES);
  const waiting = useWaitingText()(useMinute() - item.openedAt);
  return (
    <View className={cx(styles.row, isChosen && styles.on)} {...pressable({ onPress })}>
      <CaseTags item={item} />
      <View className={styles.short}>{[item.title, item.text].filter(Boolean).join(' ')}</View>
      <View className={styles.note}>
        {item.author?.nickname ?? t('deletedAuthor')} · {waiting}
      </View>
    </View>
  );
}

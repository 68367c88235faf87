import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { Decision } from '@contract/community/moderation-endpoints';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MODERATION_MESSAGES } from '../messages';
import { moderationSession } from '../session';
import { DecisionRow } from './decision-line';
import styles from './moderation.module.scss';

const idOf = ({ decisionId }: Decision): string => decisionId;

/** All decisions, the latest first; each can be undone. */
export function LogView() {
  const t = useText(MODERATION_MESSAGES);
  const options = { deskToken: moderationSession.tokenOf() };
  const pages = useCursorPages('GET /ugc-api/moderation/log.do', {}, idOf, options);
  const { items, isIn, error, footer, more, refresh, again } = pages;
  useEffect(() => endIfExpired(moderationSession, error), [error]);
  if (!isIn)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  if (items.length === 0) return <Empty icon="history" title={t('logEmpty')} />;
  return (
    <View className={styles.step}>
      {items.map((decision) => (
        <DecisionRow key={decision.decisionId} decision={decision} onUndone={() => void again()} />
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}

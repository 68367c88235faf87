import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import { useModerationData } from '../use-moderation-data';
import { DecisionRow } from './decision-line';
import styles from './moderation.module.scss';

type Appeal = DataOf<'GET /ugc-api/moderation/appeals.do'>['list'][number];

/** Open appeals, the oldest first. */
export function AppealsView() {
  const t = useText(MODERATION_MESSAGES);
  const { data, error, refresh } = useModerationData('GET /ugc-api/moderation/appeals.do', {});
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={3} />
    );
  if (data.list.length === 0) return <Empty icon="circle-check" title={t('appealsEmpty')} />;
  return (
    <View className={styles.step}>
      {data.list.map((appeal) => (
        <AppealCard key={appeal.appealId} appeal={appeal} onSettled={() => void refresh()} />
      ))}
    </View>
  );
}

interface CardProps {
  readonly appeal: Appeal;
  readonly onSettled: () => void;
}

function AppealCard({ appeal, onSettled }: CardProps) {
  const t = useText(MODERATION_MESSAGES);
  const dates = useDateText();
  const { busy, problem, decide } = useDecision();
  const settle = async (accepted: boolean): Promise<void> => {
    const { appealId } = appeal;
    const send = () =>
      moderationRequest('POST /ugc-api/moderation/settleAppeal.do', { appealId, accepted });
    if (await decide(send, t(accepted ? 'accepted' : 'rejected'))) onSettled();
  };
  return (
    <View className={styles.card}>
      <View className={styles.title}>{t('appealOf')}</View>
      <View className={styles.text}>{appeal.text}</View>
      <View className={styles.note}>
        {appeal.decision.author?.nickname ?? t('deletedAuthor')} · {dates.dateTime(appeal.at)}
      </View>
      {appeal.subject ? <View className={styles.quote}>{appeal.subject}</View> : null}
      <View className={styles.heading}>{t('appealDecision')}</View>
      <DecisionRow decision={appeal.decision} />
      <Refusal title={t('failed')} reason={problem} />
      {appeal.own ? (
        <NoticeBar tone="info">{t('ownDecision')}</NoticeBar>
      ) : (
        <View className={styles.buttons}>
          <Button size="sm" loading={busy} onPress={() => void settle(true)}>
            {t('accept')}
          </Button>
          <Button size="sm" kind="secondary" disabled={busy} onPress={() => void settle(false)}>
            {t('reject')}
          </Button>
        </View>
      )}
    </View>
  );
}

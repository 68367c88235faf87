import { View } from '@tarojs/components';
import { memo } from 'react';
import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import type { OwnDecision } from '@contract/community/report-endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Tag } from '@/ui/tag/tag';
import { DECISION_MESSAGES } from '../decision-messages';
import { isAppealable, outcomeOf } from '../decision-rules';
import { REASON_MESSAGES } from '../reason-messages';
import styles from './decision-card.module.scss';

export interface DecisionCardProps {
  readonly decision: OwnDecision;
  readonly onAppeal: (decisionId: string) => void;
}

const TONES = { publish: 'success', remove: 'danger', warn: 'warning', mute: 'danger' } as const;
const OUTCOME_TONES = {
  open: 'info',
  accepted: 'success',
  rejected: 'neutral',
  undone: 'success',
} as const;

/** What staff decided, why, and what became of it; with the appeal while that is possible. */
export const DecisionCard = memo(function DecisionCard({ decision, onAppeal }: DecisionCardProps) {
  const t = useText(DECISION_MESSAGES);
  const reasons = useText(REASON_MESSAGES);
  const dates = useDateText();
  const { decisionId, action, targetType, targetId, excerpt, reason, detail, at, until } = decision;
  const outcome = outcomeOf(decision);
  return (
    <Card>
      <View className={styles.head}>
        <Tag tone={TONES[action]}>{t(action)}</Tag>
        <View className={styles.at}>{dates.dateTimeText(at)}</View>
      </View>
      {excerpt ? <View className={styles.excerpt}>{excerpt}</View> : null}
      {action === 'publish' ? null : (
        <View className={styles.fact}>{t('reason', { reason: reasons(reason) })}</View>
      )}
      {until === null ? null : (
        <View className={styles.fact}>
          {until >= MUTED_FOR_EVER ? t('forEver') : t('until', { time: dates.dateTimeText(until) })}
        </View>
      )}
      {detail ? <View className={styles.fact}>{detail}</View> : null}
      {outcome === null ? null : (
        <View className={styles.outcome}>
          <Tag tone={OUTCOME_TONES[outcome]}>{t(outcome)}</Tag>
        </View>
      )}
      <View className={styles.actions}>
        {isAppealable(decision) ? (
          <Button
            size="sm"
            kind="secondary"
            label={t('appealOf', { what: excerpt || t(action) })}
            onPress={() => onAppeal(decisionId)}
          >
            {t('appeal')}
          </Button>
        ) : null}
        {targetType === 'post' ? (
          <Button
            size="sm"
            kind="text"
            onPress={() => void navigate.to('postDetail', { postId: targetId })}
          >
            {t('view')}
          </Button>
        ) : null}
      </View>
    </Card>
  );
});

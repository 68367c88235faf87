import { View } from '@tarojs/components';
import type { LotteryDetail } from '@contract/lottery/endpoints';
import type { LotteryState } from '@contract/lottery/lottery-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Tag } from '@/ui/tag/tag';
import type { Tone } from '@/ui/tag/tag';
import { LOTTERY_MESSAGES } from '../messages';
import styles from './lottery.module.scss';

const TONES: Readonly<Record<LotteryState, Tone>> = {
  before: 'info',
  open: 'success',
  closed: 'warning',
  drawn: 'neutral',
  void: 'neutral',
};

/** What an activity is, how far it is, and what comes next when. */
export function ActivityHead({ activity }: { readonly activity: LotteryDetail }) {
  const t = useText(LOTTERY_MESSAGES);
  const dates = useDateText();
  const { state, opensAt, closesAt, drawAt } = activity;
  const isEnded = state === 'drawn' || state === 'void';
  return (
    <Card tone="soft">
      <View className={styles.head}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {activity.title}
        </View>
        <Tag tone={TONES[state]}>{t(state)}</Tag>
      </View>
      <View className={styles.note}>{activity.summary}</View>
      <View className={styles.note}>
        {state === 'before' ? t('opens', { time: dates.dateTime(opensAt) }) : ''}
      </View>
      <View className={styles.note}>
        {state === 'before' || state === 'open'
          ? t('closes', { time: dates.dateTime(closesAt) })
          : ''}
      </View>
      <View className={styles.note}>
        {isEnded ? t(`${state}Note`) : t('draws', { time: dates.dateTime(drawAt) })}
      </View>
      <View className={styles.note}>{t('rule')}</View>
    </Card>
  );
}

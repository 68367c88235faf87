import { View } from '@tarojs/components';
import type { Release } from '@contract/release/endpoints';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { RELEASE_MESSAGES } from '../messages';
import styles from './release.module.scss';

/** What is released, where and when. */
export function ReleaseCard({
  release,
  onPress,
}: {
  readonly release: Release;
  readonly onPress?: () => void;
}) {
  const t = useText(RELEASE_MESSAGES);
  const dates = useDateText();
  const { firstDay, lastDay, seats, state, releaseAt } = release;
  const first = dates.day(firstDay);
  // Before the draw it stays announced for a moment; the page may also show an answer from before the opening.
  const opens = releaseAt > serverNow() ? 'opensAt' : 'openedAt';
  return (
    <View className={styles.row}>
      <Card {...(onPress && { onPress })}>
        <View className={styles.product}>{release.productName}</View>
        <View className={styles.facts}>{release.departmentName}</View>
        <View className={styles.facts}>
          {state === 'open' ? t('open') : t(opens, { time: dates.dateTime(releaseAt) })}
          {` · ${t('seats', { count: seats })}`}
        </View>
        <View className={styles.facts}>
          {firstDay === lastDay
            ? t('oneDay', { first })
            : t('days', { first, last: dates.day(lastDay) })}
        </View>
      </Card>
    </View>
  );
}

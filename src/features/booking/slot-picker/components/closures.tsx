import { View } from '@tarojs/components';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { monthOf, sameMonth } from '@/ui/calendar/month-grid';
import type { Month } from '@/ui/calendar/month-grid';
import { SLOT_PICKER_MESSAGES } from '../messages';
import styles from './picker.module.scss';

/** When the clinic is closed in a month, and why; nothing where it says nothing. */
export function Closures({
  months,
  month,
}: {
  readonly months: readonly WorkDays[];
  readonly month: Month;
}) {
  const t = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const closures = months
    .flatMap((work) => work.closures ?? [])
    .filter(({ firstDay }) => sameMonth(monthOf(firstDay), month));
  if (closures.length === 0) return null;
  return (
    <View className={styles.closures}>
      {closures.map(({ firstDay, lastDay, reason }) => (
        <View key={firstDay}>
          {firstDay === lastDay
            ? t('closedDay', { day: dates.day(firstDay), reason })
            : t('closedDays', { first: dates.day(firstDay), last: dates.day(lastDay), reason })}
        </View>
      ))}
    </View>
  );
}

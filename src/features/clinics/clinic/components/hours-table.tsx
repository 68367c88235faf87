import { weekdayOf } from '@contract/time/weekday-rules';
import { View } from '@tarojs/components';
import type { DepartmentDetail } from '@contract/department/endpoints';
import { useText } from '@/i18n/messages';
import { cx } from '@/ui/class-names';
import { hoursLines, unbroken } from '../hours-rules';
import type { HoursLine } from '../hours-rules';
import { DEPARTMENT_MESSAGES } from '../messages';
import styles from './hours-table.module.scss';

export interface HoursTableProps {
  readonly hours: DepartmentDetail['hours'];
  /** `YYYY-MM-DD`; its row is in bold. */
  readonly today: string;
}

/** A week's opening hours, today's in bold. */
export function HoursTable({ hours, today }: HoursTableProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const names = t('weekdays').split(' ');
  const weekday = weekdayOf(today);
  const days = ({ from, to }: HoursLine): string => {
    if (from === 1 && to === names.length) return t('everyDay');
    const first = names[from - 1] ?? '';
    return from === to ? first : t('dayRange', { from: first, to: names[to - 1] ?? '' });
  };
  return (
    <View>
      {hoursLines(hours).map((line) => (
        <View
          key={line.from}
          className={cx(styles.line, line.from <= weekday && weekday <= line.to && styles.today)}
        >
          <View className={styles.days}>{days(line)}</View>
          <View className={styles.times}>{line.times ? unbroken(line.times) : t('closed')}</View>
        </View>
      ))}
    </View>
  );
}

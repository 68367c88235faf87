import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { addMonths, sameMonth } from './month-grid';
import type { Month } from './month-grid';

export interface CalendarHeaderProps {
  readonly month: Month;
  readonly firstMonth: Month;
  readonly lastMonth: Month;
  readonly onMonthChange: (month: Month) => void;
}

/** Name of the month between buttons for the previous and next month. */
export function CalendarHeader({
  month,
  firstMonth,
  lastMonth,
  onMonthChange,
}: CalendarHeaderProps) {
  const t = useText(UI_MESSAGES);
  const turn = (
    label: string,
    icon: 'chevron-left' | 'chevron-right',
    by: number,
    disabled: boolean,
  ) => (
    <View
      className={cx('ui-calendar__turn', disabled && 'ui-calendar__turn--off')}
      {...pressable({ label, disabled, onPress: () => onMonthChange(addMonths(month, by)) })}
    >
      <Icon name={icon} size="lg" />
    </View>
  );
  return (
    <View className="ui-calendar__header">
      {turn(t('previousMonth'), 'chevron-left', -1, sameMonth(month, firstMonth))}
      <View className="ui-calendar__month" {...semantics({ live: 'polite' })}>
        {t('monthTitle', { ...month })}
      </View>
      {turn(t('nextMonth'), 'chevron-right', 1, sameMonth(month, lastMonth))}
    </View>
  );
}

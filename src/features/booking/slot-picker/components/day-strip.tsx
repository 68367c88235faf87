import { View } from '@tarojs/components';
import { memo } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable, rovingGroup } from '@/ui/a11y/press';
import { rovingTarget } from '@/ui/a11y/roving';
import { semantics } from '@/ui/a11y/semantics';
import { dayState } from '@/ui/calendar/day-state';
import { dayMark } from '@/ui/calendar/day-text';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { UI_MESSAGES } from '@/ui/messages';
import { useStable } from '@/ui/use-stable';
import { SLOT_PICKER_MESSAGES } from '../messages';
import styles from './day-strip.module.scss';

export interface DayStripProps {
  /** Free days in order, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  /** Of the days, those whose places need a ticket of a queue. */
  readonly queueDays: readonly string[];
  readonly today: string;
  readonly selected: string | null;
  readonly onSelect: (day: string) => void;
  /** The month is shown below. */
  readonly isMonthOpen: boolean;
  readonly onMonth: () => void;
}

/** The next free days, each with its remaining places, and a button for the whole month. */
export function DayStrip(props: DayStripProps) {
  const { days, counts, queueDays, today, selected, isMonthOpen } = props;
  const t = useText(SLOT_PICKER_MESSAGES);
  const choose = useStable((index: number) => {
    const day = days[index];
    if (day !== undefined && day !== selected) props.onSelect(day);
  });
  const chosen = days.findIndex((day) => day === selected);
  return (
    <View>
      <View className={styles.title}>{t('nextDays')}</View>
      <View
        className={styles.days}
        {...rovingGroup()}
        {...semantics({ role: 'radiogroup', label: t('nextDays') })}
      >
        {days.map((day, index) => (
          <StripDay
            key={day}
            day={day}
            today={today}
            left={counts[day] ?? 0}
            isQueued={queueDays.includes(day)}
            index={index}
            count={days.length}
            isEntry={index === Math.max(0, chosen)}
            isSelected={index === chosen}
            onSelect={choose}
          />
        ))}
      </View>
      <View
        className={styles.month}
        {...pressable({ expanded: isMonthOpen, onPress: props.onMonth })}
      >
        <Icon name="calendar-days" size="md" />
        <View className={styles.label}>{t(isMonthOpen ? 'lessMonth' : 'wholeMonth')}</View>
        <Icon name={isMonthOpen ? 'chevron-up' : 'chevron-down'} size="md" />
      </View>
    </View>
  );
}

interface StripDayProps {
  readonly day: string;
  readonly today: string;
  /** Remaining places. */
  readonly left: number;
  readonly isQueued: boolean;
  readonly index: number;
  readonly count: number;
  readonly isEntry: boolean;
  readonly isSelected: boolean;
  /** Must be stable between renders, or every day renders again. */
  readonly onSelect: (index: number) => void;
}

/** Date and weekday of a day in words, whichever the language says first. */
function parted(words: string): { readonly date: string; readonly weekday: string } {
  const [first = '', ...others] = words.split(' ');
  const rest = others.join(' ');
  return /\d/.test(first) ? { date: first, weekday: rest } : { date: rest, weekday: first };
}

/** A free day: date, weekday and what is left. */
const StripDay = memo(function StripDay(props: StripDayProps) {
  const { day, today, left, isQueued, index, isSelected, onSelect } = props;
  const t = useText(UI_MESSAGES);
  const dates = useDateText();
  const mark = dayMark(t, dayState(left, isQueued));
  const { date, weekday } = parted(dates.day(day));
  return (
    <View
      className={cx(styles.day, 'ui-strip-day', isSelected && styles.on, isSelected && 'is-on')}
      {...pressable({
        role: 'radio',
        label: `${dates.day(day, today)} ${mark}`,
        checked: isSelected,
        onPress: () => onSelect(index),
        roving: {
          index,
          active: props.isEntry,
          target: (key) =>
            rovingTarget(key, { index, count: props.count, isDisabled: () => false }),
          onMove: onSelect,
        },
      })}
    >
      <View className={styles.date}>{date}</View>
      <View className={styles.weekday}>{day === today ? t('today') : weekday}</View>
      <View className={styles.mark}>{mark}</View>
    </View>
  );
});

import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { UI_MESSAGES } from '../messages';
import { DayCell } from './day-cell';
import type { DayCellProps } from './day-cell';
import { dayState } from './day-state';
import { dayMark, dayName } from './day-text';
import type { DateText, GridDay } from './month-grid';

export interface CalendarWeekProps extends Pick<DayCellProps, 'onSelect' | 'onKey' | 'onMove'> {
  readonly days: readonly GridDay[];
  readonly counts: Readonly<Record<DateText, number>>;
  readonly queueDays: readonly DateText[];
  readonly today: DateText;
  readonly selected: DateText | undefined;
  readonly entry: DateText;
  readonly busy: boolean | undefined;
  /** Full days open their waiting list. */
  readonly canWait: boolean;
}

/** One row of the grid. Days of adjacent months stay empty. */
export function CalendarWeek({
  days,
  counts,
  queueDays,
  today,
  selected,
  entry,
  busy,
  canWait,
  ...on
}: CalendarWeekProps) {
  const t = useText(UI_MESSAGES);
  return (
    <View className="ui-calendar__row" {...semantics({ role: 'row' })}>
      {days.map((day) => {
        if (!day.inMonth) {
          return <View key={day.date} className="ui-day" {...semantics({ role: 'gridcell' })} />;
        }
        const state = dayState(busy ? undefined : counts[day.date], queueDays.includes(day.date));
        return (
          <DayCell
            key={day.date}
            date={day.date}
            day={day.day}
            tone={state.tone}
            mark={dayMark(t, state)}
            name={dayName(t, day, state, day.date === today, canWait)}
            waits={canWait && state.tone === 'full'}
            today={day.date === today}
            selected={day.date === selected}
            entry={day.date === entry}
            {...on}
          />
        );
      })}
    </View>
  );
}

import { View } from '@tarojs/components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '@/i18n/messages';
import { focusStop, rovingGroup } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { UI_MESSAGES } from '../messages';
import { useUid } from '../uid';
import { useStable } from '../use-stable';
import { dateForKey } from './calendar-keys';
import { CalendarHeader } from './calendar-header';
import { CalendarLegend } from './calendar-legend';
import { CalendarWeek } from './calendar-week';
import { dayIndex, dayOfIndex } from './day-cell';
import { dayState } from './day-state';
import { weekdayName } from './day-text';
import {
  GRID_COLUMNS,
  GRID_ROWS,
  addMonths,
  firstOf,
  lastOf,
  monthGrid,
  monthOf,
} from './month-grid';
import type { DateText, Month } from './month-grid';
import './calendar.scss';

const NONE: readonly DateText[] = [];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

export interface CalendarProps {
  readonly month: Month;
  readonly onMonthChange: (month: Month) => void;
  readonly today: DateText;
  readonly selected?: DateText | undefined;
  readonly onSelect: (date: DateText) => void;
  /** Called when a full day is tapped, for its waiting list; without it full days cannot be tapped. */
  readonly onFull?: ((date: DateText) => void) | undefined;
  /**
   * Count by date: remaining, 0 full, -1 closed, -2 not released, -3 out of range, -4 open without slots of this
   * product.
   */
  readonly counts: Readonly<Record<DateText, number>>;
  /** Of the free days, those whose places need a ticket of a queue. */
  readonly queueDays?: readonly DateText[] | undefined;
  /** Months that can be shown; default: the current and the next month (specification §2). */
  readonly firstMonth?: Month | undefined;
  readonly lastMonth?: Month | undefined;
  /** Counts are being fetched: marks are hidden, days cannot be chosen. */
  readonly busy?: boolean | undefined;
}

/** Month grid for choosing a day, six rows of seven. */
export function Calendar(props: CalendarProps) {
  const t = useText(UI_MESSAGES);
  const id = useUid('calendar');
  const { month, today, selected, counts, queueDays = NONE, busy } = props;
  const firstMonth = props.firstMonth ?? monthOf(today);
  const lastMonth = props.lastMonth ?? addMonths(firstMonth, 1);
  const [focused, setFocused] = useState<DateText>();
  const pending = useRef<DateText>();
  const grid = useMemo(() => monthGrid(month), [month]);
  const shown = (date: DateText | undefined): boolean =>
    grid.some((day) => day.inMonth && day.date === date);
  const entry = [focused, selected, today].find(shown) ?? firstOf(month);

  useEffect(() => {
    if (pending.current) focusStop(id, dayIndex(pending.current));
    pending.current = undefined;
  }, [id, month]);

  const onSelect = useStable((date: DateText) =>
    (counts[date] === 0 && props.onFull ? props.onFull : props.onSelect)(date),
  );
  const onKey = useStable((key: string, date: DateText) => {
    const target = dateForKey(key, date, firstOf(firstMonth), lastOf(lastMonth));
    return target === undefined ? undefined : dayIndex(target);
  });
  const onMove = useStable((index: number) => {
    const date = dayOfIndex(index);
    setFocused(date);
    if (shown(date)) return;
    pending.current = date;
    props.onMonthChange(monthOf(date));
  });

  return (
    <View className={busy ? 'ui-calendar is-busy' : 'ui-calendar'} id={id} {...rovingGroup()}>
      <CalendarHeader
        month={month}
        firstMonth={firstMonth}
        lastMonth={lastMonth}
        onMonthChange={props.onMonthChange}
      />
      <View
        className="ui-calendar__grid"
        {...semantics({ role: 'grid', label: t('calendar'), busy })}
      >
        <Weekdays />
        {Array.from({ length: GRID_ROWS }, (_, row) => (
          <CalendarWeek
            key={row}
            days={grid.slice(row * GRID_COLUMNS, (row + 1) * GRID_COLUMNS)}
            counts={counts}
            queueDays={queueDays}
            today={today}
            selected={selected}
            entry={entry}
            busy={busy}
            canWait={!!props.onFull}
            onSelect={onSelect}
            onKey={onKey}
            onMove={onMove}
          />
        ))}
      </View>
      <CalendarLegend
        tones={new Set(grid.flatMap((day) => (day.inMonth ? dayState(counts[day.date]).tone : [])))}
        hasQueue={grid.some((day) => day.inMonth && queueDays.includes(day.date))}
        canWait={!!props.onFull}
      />
    </View>
  );
}

function Weekdays() {
  const t = useText(UI_MESSAGES);
  return (
    <View className="ui-calendar__row" {...semantics({ role: 'row' })}>
      {WEEKDAYS.map((weekday) => (
        <View
          key={weekday}
          className="ui-calendar__weekday"
          {...semantics({ role: 'columnheader' })}
        >
          {weekdayName(t, weekday)}
        </View>
      ))}
    </View>
  );
}

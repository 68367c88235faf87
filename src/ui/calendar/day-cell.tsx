import { View } from '@tarojs/components';
import { memo } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import type { DayTone } from './day-state';
import type { DateText } from './month-grid';

export interface DayCellProps {
  readonly date: DateText;
  readonly day: number;
  readonly tone: DayTone;
  readonly mark: string;
  readonly name: string;
  readonly today: boolean;
  /** Full, and opens its waiting list. */
  readonly waits: boolean;
  readonly selected: boolean;
  /** Whether this is the grid's Tab stop; at most one day is. */
  readonly entry: boolean;
  /** All three must be stable between renders, or every cell renders again. */
  readonly onSelect: (date: DateText) => void;
  readonly onKey: (key: string, date: DateText) => number | undefined;
  readonly onMove: (index: number) => void;
}

/** Stop number of a date for keyboard navigation in the grid: 2026-11-20 is 20261120. */
export const dayIndex = (date: DateText): number => Number(date.replace(/-/g, ''));

/** The date of a stop number. */
export const dayOfIndex = (index: number): DateText =>
  String(index).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

/**
 * One day. Choosing another day changes only two class names, so that a tap costs a mini-program two short setData
 * entries.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, tone, selected, entry } = props;
  return (
    <View
      className={cx(
        'ui-day',
        `ui-day--${tone}`,
        props.waits && 'ui-day--waits',
        props.today && 'ui-day--today',
        selected && 'is-on',
      )}
      {...pressable({
        role: 'gridcell',
        label: props.name,
        selected,
        disabled: tone !== 'free' && !props.waits,
        current: props.today ? 'date' : undefined,
        onPress: () => props.onSelect(date),
        roving: {
          index: dayIndex(date),
          active: entry,
          target: (key) => props.onKey(key, date),
          onMove: props.onMove,
        },
      })}
    >
      <View className="ui-day__number">{props.day}</View>
      <View className="ui-day__mark">{props.mark}</View>
    </View>
  );
});

import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { dayInWords } from '@contract/time/day-text-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { pressable, rovingGroup } from '@/ui/a11y/press';
import { rovingTarget } from '@/ui/a11y/roving';
import { semantics } from '@/ui/a11y/semantics';
import { CalendarHeader } from '@/ui/calendar/calendar-header';
import { addMonths, GRID_COLUMNS, GRID_ROWS, monthGrid, monthOf } from '@/ui/calendar/month-grid';
import type { GridDay } from '@/ui/calendar/month-grid';
import { cx } from '@/ui/class-names';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from './exception-messages';
import { markOf } from './month-marks-rules';
import '@/ui/calendar/calendar.scss';
import styles from '../catalogue.module.scss';

/** Months ahead that can be looked at: a year of holidays. */
const MONTHS = 12;
const ROWS = Array.from({ length: GRID_ROWS }, (_, row) => row);
/** Columns begin with Sunday. */
const COLUMNS = [6, 0, 1, 2, 3, 4, 5] as const;

export interface ExceptionMonthProps {
  readonly catalogue: ClinicCatalogue;
  readonly onDay: (day: string) => void;
}

/** A month with its special days marked; a press on a day opens or adds its exception. */
export function ExceptionMonth({ catalogue, onDay }: ExceptionMonthProps) {
  const t = useText(EXCEPTION_MESSAGES);
  const { today } = catalogue;
  const [month, setMonth] = useState(monthOf(today));
  const [entry, setEntry] = useState<number | null>(null);
  const grid = monthGrid(month);
  const isOff = (index: number): boolean => {
    const day = grid[index];
    return !day?.inMonth || day.date < today;
  };
  const first = grid.findIndex((_, index) => !isOff(index));
  const stop = entry === null || isOff(entry) ? first : entry;
  const target = (index: number) => (key: string) =>
    rovingTarget(key, { index, count: grid.length, columns: GRID_COLUMNS, isDisabled: isOff });
  return (
    <View className={styles.month} {...rovingGroup()}>
      <CalendarHeader
        month={month}
        firstMonth={monthOf(today)}
        lastMonth={addMonths(monthOf(today), MONTHS)}
        onMonthChange={setMonth}
      />
      <View {...semantics({ role: 'grid', label: t('month') })}>
        <View className={styles.monthRow} {...semantics({ role: 'row' })}>
          {COLUMNS.map((column) => (
            <View
              key={column}
              className={styles.monthHead}
              {...semantics({ role: 'columnheader' })}
            >
              {t(WEEKDAY_KEYS[column])}
            </View>
          ))}
        </View>
        {ROWS.map((row) => (
          <View key={row} className={styles.monthRow} {...semantics({ role: 'row' })}>
            {grid.slice(row * GRID_COLUMNS, (row + 1) * GRID_COLUMNS).map((day, column) => {
              const index = row * GRID_COLUMNS + column;
              return (
                <MonthDay
                  key={day.date}
                  day={day}
                  catalogue={catalogue}
                  isOff={isOff(index)}
                  roving={{
                    index,
                    active: index === stop,
                    target: target(index),
                    onMove: setEntry,
                  }}
                  onPress={() => onDay(day.date)}
                />
              );
            })}
          </View>
        ))}
      </View>
      <View className={styles.note}>{t('legend')}</View>
    </View>
  );
}

interface MonthDayProps {
  readonly day: GridDay;
  readonly catalogue: ClinicCatalogue;
  readonly isOff: boolean;
  readonly roving: NonNullable<Parameters<typeof pressable>[0]['roving']>;
  readonly onPress: () => void;
}

function MonthDay({ day, catalogue, isOff, roving, onPress }: MonthDayProps) {
  const t = useText(EXCEPTION_MESSAGES);
  const language = useLanguage();
  const mark = markOf(day.date, catalogue);
  const text = mark === null || !day.inMonth ? '' : t(mark === 'holidayWorking' ? 'working' : mark);
  return (
    <View
      className={cx(styles.monthDay, isOff && styles.off, text !== '' && styles.changed)}
      {...pressable({
        role: 'gridcell',
        label: [String(day.day), text, dayInWords(day.date, language, false)]
          .filter(Boolean)
          .join(' '),
        disabled: isOff,
        current: day.date === catalogue.today ? 'date' : undefined,
        onPress,
        roving,
      })}
    >
      <View>{day.inMonth ? day.day : ''}</View>
      <View className={styles.mark}>{text}</View>
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { pressable, rovingGroup } from '@/ui/a11y/press';
import { rovingTarget } from '@/ui/a11y/roving';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { cx } from '@/ui/class-names';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from '../exceptions/exception-messages';
import { WEEKDAYS } from './week-draft-rules';
import { WEEK_MESSAGES } from './week-messages';
import styles from '../catalogue.module.scss';

const COLUMNS = WEEKDAYS.length;

export interface WeekGridProps {
  readonly label: string;
  /** Texts of the periods of each weekday, from Monday. */
  readonly texts: readonly (readonly string[])[];
  /** Opens a period of a weekday; one behind the last is a new one. */
  readonly onEdit: (weekday: number, index: number) => void;
  readonly onCopy: (weekday: number) => void;
}

/**
 * A week with its periods, a column a weekday. One Tab stop: arrow keys move within it, Enter opens a period
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
export function WeekGrid({ label, texts, onEdit, onCopy }: WeekGridProps) {
  const t = useText(WEEK_MESSAGES);
  const days = useText(EXCEPTION_MESSAGES);
  const [entry, setEntry] = useState(0);
  const rows = Math.max(...texts.map(({ length }) => length)) + 1;
  const count = rows * COLUMNS;
  const isNone = (index: number): boolean =>
    Math.floor(index / COLUMNS) > (texts[index % COLUMNS]?.length ?? 0);
  const stop = entry < count && !isNone(entry) ? entry : 0;
  return (
    <View>
      <View className={styles.grid} {...semantics({ role: 'grid', label })} {...rovingGroup()}>
        <View className={styles.week} {...semantics({ role: 'row' })}>
          {WEEKDAYS.map((weekday) => (
            <View key={weekday} className={styles.weekday} {...semantics({ role: 'columnheader' })}>
              {days(WEEKDAY_KEYS[weekday - 1] ?? 'w1')}
            </View>
          ))}
        </View>
        {Array.from({ length: rows }, (_, row) => (
          <View key={row} className={styles.week} {...semantics({ role: 'row' })}>
            {WEEKDAYS.map((weekday, column) => {
              const index = row * COLUMNS + column;
              const text = texts[column]?.[row];
              const name = days(WEEKDAY_KEYS[column] ?? 'w1');
              if (isNone(index))
                return (
                  <View
                    key={weekday}
                    className={cx(styles.cell, styles.off)}
                    {...semantics({ role: 'gridcell' })}
                  />
                );
              return (
                <View
                  key={weekday}
                  className={cx(styles.cell, text === undefined && styles.note)}
                  {...pressable({
                    role: 'gridcell',
                    label:
                      text === undefined
                        ? t('emptyCell', { weekday: name })
                        : t('cell', { weekday: name, text }),
                    onPress: () => onEdit(weekday, row),
                    roving: {
                      index,
                      active: index === stop,
                      target: (key) =>
                        rovingTarget(key, { index, count, columns: COLUMNS, isDisabled: isNone }),
                      onMove: setEntry,
                    },
                  })}
                >
                  {text ?? `+ ${t('empty')}`}
                </View>
              );
            })}
          </View>
        ))}
      </View>
      <View className={styles.tools}>
        {WEEKDAYS.filter((_, column) => (texts[column]?.length ?? 0) > 0).map((weekday) => (
          <Button key={weekday} kind="text" size="sm" icon="copy" onPress={() => onCopy(weekday)}>
            {t('copy', { weekday: days(WEEKDAY_KEYS[weekday - 1] ?? 'w1') })}
          </Button>
        ))}
      </View>
    </View>
  );
}

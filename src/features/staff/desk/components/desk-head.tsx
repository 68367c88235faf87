import { View } from '@tarojs/components';
import { useState } from 'react';
import { addDays } from '@contract/time/day-rules';
import type { DeskDay } from '@contract/desk/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import { DeskTools } from './desk-tools';
import type { DeskTool } from './desk-tools';
import styles from './desk-head.module.scss';

interface Props {
  readonly day: string;
  readonly today: string;
  readonly counts: DeskDay['counts'] | null;
  readonly finding: boolean;
  /** Null where there is nothing to close or to open. */
  readonly closed: boolean | null;
  readonly onDay: (day: string) => void;
  readonly onFind: (code: string) => Promise<boolean>;
  readonly onTool: (tool: DeskTool) => void;
}

const COUNTS = ['expected', 'arrived', 'done', 'noShow'] as const;

/** Header of the desk: the day, its figures, and the tools. */
export function DeskHead({ day, today, counts, finding, closed, onDay, onFind, onTool }: Props) {
  const t = useText(DESK_MESSAGES);
  const [code, setCode] = useState('');
  const find = async (): Promise<void> => {
    if (await onFind(code.trim())) setCode('');
  };
  return (
    <View className={styles.head}>
      <DayStepper day={day} today={today} onDay={onDay} />
      <View className={styles.counts}>
        {COUNTS.map((name) => (
          <View key={name} className={styles.count}>
            <View className={styles.number}>{counts?.[name] ?? '–'}</View>
            <View className={styles.word}>{t(name)}</View>
          </View>
        ))}
      </View>
      <Field
        label={t('find')}
        value={code}
        onChange={setCode}
        maxLength={200}
        confirmType="search"
        onConfirm={() => void find()}
        trailing={
          <Button kind="text" size="sm" loading={finding} onPress={() => void find()}>
            {t('findGo')}
          </Button>
        }
      />
      <DeskTools isToday={day === today} closed={closed} onTool={onTool} />
    </View>
  );
}

/** The shown day, with the days beside it. */
function DayStepper({ day, today, onDay }: Pick<Props, 'day' | 'today' | 'onDay'>) {
  const t = useText(DESK_MESSAGES);
  const dates = useDateText();
  return (
    <View className={styles.days}>
      <Button
        kind="secondary"
        size="sm"
        icon="chevron-left"
        label={t('previousDay')}
        onPress={() => onDay(addDays(day, -1))}
      >
        {''}
      </Button>
      <View className={styles.day}>
        <PickerField
          mode="date"
          label={t('chooseDay')}
          hint={dates.day(day, today)}
          value={day}
          onChange={onDay}
        />
      </View>
      <Button
        kind="secondary"
        size="sm"
        icon="chevron-right"
        label={t('nextDay')}
        onPress={() => onDay(addDays(day, 1))}
      >
        {''}
      </Button>
    </View>
  );
}

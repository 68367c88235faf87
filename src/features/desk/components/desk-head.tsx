import { View } from '@tarojs/components';
import { useState } from 'react';
import { addDays } from '@contract/time/day-rules';
import type { DeskDay } from '@contract/desk/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { CLAIM_MESSAGES } from '../claim-messages';
import { DESK_MESSAGES } from '../messages';
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
  readonly onTool: (tool: 'walkIn' | 'code' | 'poster' | 'claim' | 'closing') => void;
}

const COUNTS = ['expected', 'arrived', 'done', 'noShow'] as const;

/** Header of the desk: the day, its figures, and the tools. */
export function DeskHead({ day, today, counts, finding, closed, onDay, onFind, onTool }: Props) {
  const t = useText(DESK_MESSAGES);
  const claims = useText(CLAIM_MESSAGES);
  const dates = useDateText();
  const [code, setCode] = useState('');
  const find = async (): Promise<void> => {
    if (await onFind(code.trim())) setCode('');
  };
  return (
    <View className={styles.head}>
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
      <View className={styles.tools}>
        {day === today ? (
          <View className={styles.tool}>
            <Button block size="sm" icon="user-plus" onPress={() => onTool('walkIn')}>
              {t('walkIn')}
            </Button>
          </View>
        ) : null}
        {day === today ? (
          <View className={styles.tool}>
            <Button block kind="secondary" size="sm" icon="qr-code" onPress={() => onTool('code')}>
              {t('code')}
            </Button>
          </View>
        ) : null}
        <View className={styles.tool}>
          <Button block kind="secondary" size="sm" icon="qr-code" onPress={() => onTool('poster')}>
            {t('poster')}
          </Button>
        </View>
        <View className={styles.tool}>
          <Button block kind="secondary" size="sm" icon="id-card" onPress={() => onTool('claim')}>
            {claims('claim')}
          </Button>
        </View>
        <View className={styles.tool}>
          <Button
            block
            kind="secondary"
            size="sm"
            icon={closed ? 'calendar-check' : 'calendar-x'}
            disabled={closed === null}
            onPress={() => onTool('closing')}
          >
            {t(closed ? 'openDay' : 'closeDay')}
          </Button>
        </View>
      </View>
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Popup } from '@/ui/popup/popup';
import type { OpenPeriod } from './week-draft-rules';
import { WEEK_MESSAGES } from './week-messages';
import styles from '../catalogue.module.scss';

const CLOCK = 5;

export interface HoursSheetProps {
  readonly title: string;
  readonly period: OpenPeriod;
  readonly isNew: boolean;
  /** Null: it is removed. */
  readonly onDone: (period: OpenPeriod | null) => void;
  readonly onClose: () => void;
}

/** A period in which the clinic is open. */
export function HoursSheet({ title, period, isNew, onDone, onClose }: HoursSheetProps) {
  const t = useText(WEEK_MESSAGES);
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const done = (): void => onDone({ ...period, from: from.trim(), to: to.trim() });
  return (
    <Popup
      open
      title={title}
      onClose={onClose}
      footer={
        <View className={styles.buttons}>
          <Button onPress={done}>{t('done')}</Button>
          {isNew ? null : (
            <Button kind="danger" onPress={() => onDone(null)}>
              {t('remove')}
            </Button>
          )}
        </View>
      }
    >
      <Field focus label={t('from')} value={from} onChange={setFrom} maxLength={CLOCK} />
      <Field label={t('to')} value={to} onChange={setTo} maxLength={CLOCK} onConfirm={done} />
    </Popup>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import type { PeriodFields } from '@contract/manage/catalogue-fields';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Popup } from '@/ui/popup/popup';
import { WEEK_MESSAGES } from './week-messages';
import { periodOf, typedOf } from './typed-period-rules';
import type { TypedPeriod } from './typed-period-rules';
import styles from '../catalogue.module.scss';

export interface PeriodSheetProps {
  readonly title: string;
  readonly period: PeriodFields;
  readonly isNew: boolean;
  /** Null: it is removed. */
  readonly onDone: (period: PeriodFields | null) => void;
  readonly onClose: () => void;
}

/** Fields of one line each, in their order. */
const FIELDS = [
  { name: 'startTime', label: 'from', kind: 'text', most: 5 },
  { name: 'endTime', label: 'to', kind: 'text', most: 5 },
  { name: 'slotMinutes', label: 'minutes', kind: 'number', most: 3 },
  { name: 'capacity', label: 'capacity', kind: 'number', most: 5 },
] as const;

/** A period of the week in which slots are made. */
export function PeriodSheet({ title, period, isNew, onDone, onClose }: PeriodSheetProps) {
  const t = useText(WEEK_MESSAGES);
  const [typed, setTyped] = useState(typedOf(period));
  const [isTried, setTried] = useState(false);
  const set = (more: Partial<TypedPeriod>): void => setTyped({ ...typed, ...more });
  const done = (): void => {
    const made = periodOf(typed, period.weekday);
    setTried(true);
    if (made) onDone(made);
  };
  const errorOf = (text: string, isOptional = false): string | undefined =>
    !isTried || /^\d+$/.test(text.trim()) || (isOptional && text.trim() === '')
      ? undefined
      : t('number');
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
      {FIELDS.map(({ name, label, kind, most }, index) => (
        <Field
          key={name}
          focus={index === 0}
          kind={kind}
          label={t(label)}
          value={typed[name]}
          onChange={(value) => set({ [name]: value })}
          maxLength={most}
          onConfirm={done}
          error={kind === 'number' ? errorOf(typed[name]) : undefined}
        />
      ))}
      <PickerField
        optional
        mode="date"
        label={t('validFrom')}
        value={typed.validFrom}
        onChange={(validFrom) => set({ validFrom })}
      />
      <PickerField
        optional
        mode="date"
        label={t('validUntil')}
        value={typed.validUntil}
        onChange={(validUntil) => set({ validUntil })}
      />
      <Field
        optional
        kind="number"
        label={t('releaseDays')}
        hint={t('releaseHint')}
        value={typed.releaseDays}
        onChange={(releaseDays) => set({ releaseDays })}
        maxLength={2}
        error={errorOf(typed.releaseDays, true)}
      />
      <Field
        optional
        label={t('releaseTime')}
        value={typed.releaseTime}
        onChange={(releaseTime) => set({ releaseTime })}
        maxLength={5}
        onConfirm={done}
      />
    </Popup>
  );
}

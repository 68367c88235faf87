import { View } from '@tarojs/components';
import { useState } from 'react';
import type { RecordedDose } from '@contract/plan/endpoints';
import { agesToNote, missingUpTo } from '@contract/plan/history-rules';
import type { PlanPerson } from '@contract/plan/planned-dose';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { PickerField } from '@/ui/field/picker-field';
import { HISTORY_MESSAGES } from '../history-messages';
import { useHistoryText } from '../use-history-text';
import { ReportSheet } from './report-sheet';
import styles from './plan.module.scss';

export interface HistoryFormProps {
  readonly open: boolean;
  readonly person: PlanPerson;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly taken: readonly RecordedDose[];
  readonly busy: boolean;
  /** Why it was not saved, '' without a failure. */
  readonly failure: string;
  readonly onSave: (upToMonths: number) => void;
  readonly onClose: () => void;
}

/** A sheet to report all doses administered up to an age, with a summary of them. */
export function HistoryForm(props: HistoryFormProps) {
  const { open, person, today, taken, busy, failure, onSave, onClose } = props;
  const t = useText(HISTORY_MESSAGES);
  const words = useHistoryText();
  const [age, setAge] = useState('');
  const [tried, setTried] = useState(false);
  const ages = agesToNote(person, taken, today);
  const isChosen = ages.includes(Number(age)) && age !== '';
  const doses = isChosen ? missingUpTo(person, taken, Number(age), today) : [];
  const save = (): void => {
    setTried(true);
    if (isChosen) onSave(Number(age));
  };
  return (
    <ReportSheet
      open={open}
      title={t('bulkTitle')}
      hint={t('bulkHint')}
      saveText={isChosen ? t('bulkSave', { count: doses.length }) : t('bulkSaveEmpty')}
      busy={busy}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <PickerField
        mode="select"
        label={t('upTo')}
        value={isChosen ? age : ''}
        options={ages.map((value) => ({ value: String(value), label: words.upTo(value) }))}
        onChange={setAge}
        error={tried && !isChosen ? t('upToMissing') : undefined}
      />
      <View {...semantics({ role: 'status' })}>
        {isChosen ? (
          <View>
            <View className={styles.name}>{t('bulkCount', { count: doses.length })}</View>
            <View className={styles.dates}>{words.summary(doses)}</View>
            <View className={styles.dates}>{t('bulkAfter')}</View>
          </View>
        ) : null}
      </View>
    </ReportSheet>
  );
}

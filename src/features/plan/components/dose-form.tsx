import { View } from '@tarojs/components';
import { useState } from 'react';
import { doseCountOf, ENTRY_CODES } from '@contract/plan/entry-rules';
import type { EntryCode } from '@contract/plan/entry-rules';
import type { RecordedDose } from '@contract/plan/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { showToast } from '@/ui/toast/toast';
import { saveDose } from '../api';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import styles from './plan.module.scss';

const LOT_LENGTH = 30;

export interface DoseFormProps {
  readonly open: boolean;
  readonly linkmanId: string;
  readonly birthday: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly taken: readonly RecordedDose[];
  /** The dose to report; null: to be chosen. Remount the form for another one. */
  readonly preset?: Preset | null | undefined;
  readonly onClose: () => void;
}

/** A dose by its vaccine and number. */
export interface Preset {
  readonly code: string;
  readonly doseNo: number | null;
}

const EMPTY = { code: '', doseNo: '', day: '', lot: '' };

const startOf = (preset: Preset | null | undefined): typeof EMPTY =>
  preset ? { ...EMPTY, code: preset.code, doseNo: String(preset.doseNo ?? '') } : EMPTY;

/** A sheet to report a dose from the vaccination book. Input is retained until it is saved. */
export function DoseForm(props: DoseFormProps) {
  const { open, linkmanId, birthday, today, taken, preset, onClose } = props;
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const [entry, setEntry] = useState(() => startOf(preset));
  const [failure, setFailure] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = doseCountOf(entry.code);
  const ofVaccine = taken.filter(({ code }) => code === entry.code);
  const known = ofVaccine
    .filter(({ isDayEstimated }) => !isDayEstimated)
    .map(({ doseNo }) => doseNo);
  const isEstimated = ofVaccine.some(
    ({ isDayEstimated, doseNo }) => isDayEstimated && String(doseNo) === entry.doseNo,
  );
  const needsDay = count === null || isEstimated;
  const options = Array.from({ length: count ?? 0 }, (_, at) => at + 1).map((doseNo) => ({
    value: String(doseNo),
    label: t('doseOption', { count: doseNo }),
    disabled: known.includes(doseNo),
  }));

  const choose = (code: string): void => {
    const doses = doseCountOf(code);
    const administered = taken.filter((dose) => dose.code === code).map(({ doseNo }) => doseNo);
    const next = Array.from({ length: doses ?? 0 }, (_, at) => at + 1).find(
      (doseNo) => !administered.includes(doseNo),
    );
    setEntry({ ...entry, code, doseNo: next === undefined ? '' : String(next) });
  };
  const lacksDay = needsDay && entry.day === '';
  const isWhole = entry.code !== '' && !lacksDay && (count === null || entry.doseNo !== '');
  const close = (): void => {
    setFailure('');
    setTried(false);
    onClose();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setFailure('');
    if (!isWhole || busy) return;
    setBusy(true);
    try {
      await saveDose({
        linkmanId,
        code: entry.code as EntryCode,
        doseNo: count === null ? null : Number(entry.doseNo),
        day: entry.day === '' ? null : entry.day,
        lot: entry.lot.trim(),
      });
      showToast(t('saved'), 'success');
      setEntry(startOf(preset));
      close();
    } catch (reason) {
      setFailure(isApiError(reason) ? reason.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Popup
      open={open}
      onClose={close}
      title={t('addTitle')}
      footer={
        <Button block loading={busy} onPress={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <View className={styles.hint}>{t('addHint')}</View>
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={entry.code}
        options={ENTRY_CODES.map((value) => ({ value, label: words.nameOf(value) }))}
        onChange={choose}
        error={tried && entry.code === '' ? t('vaccineMissing') : undefined}
      />
      <Optional>
        {count === null || count < 2 ? null : (
          <PickerField
            mode="select"
            label={t('doseNo')}
            value={entry.doseNo}
            options={options}
            onChange={(doseNo) => setEntry({ ...entry, doseNo })}
            error={tried && entry.doseNo === '' ? t('doseMissing') : undefined}
          />
        )}
      </Optional>
      <PickerField
        mode="date"
        label={t('day')}
        value={entry.day}
        min={birthday}
        max={today}
        onChange={(day) => setEntry({ ...entry, day })}
        error={tried && lacksDay ? t('dayMissing') : undefined}
        hint={needsDay || entry.code === '' ? undefined : t('dayOptional')}
      />
      <Field
        label={t('lot')}
        value={entry.lot}
        onChange={(lot) => setEntry({ ...entry, lot })}
        maxLength={LOT_LENGTH}
        hint={t('lotHint')}
        optional
      />
      <Optional>
        {failure ? (
          <NoticeBar tone="warning" urgent>
            {failure}
          </NoticeBar>
        ) : null}
      </Optional>
    </Popup>
  );
}

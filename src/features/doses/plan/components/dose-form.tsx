import { ENTRY_CODES } from '@contract/plan/entry-code-rules';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import { PLAN_MESSAGES } from '../messages';
import { EXTRA, useDoseForm } from '../use-dose-form';
import type { DoseFormParts } from '../use-dose-form';
import { usePlanText } from '../use-plan-text';
import { ReportSheet } from './report-sheet';

const LOT_LENGTH = 30;

/** Remount the form for another preset dose. */
export interface DoseFormProps extends DoseFormParts {
  readonly open: boolean;
  readonly birthday: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A sheet to report a dose from the vaccination book. Input is retained until it is saved. */
export function DoseForm(props: DoseFormProps) {
  const { open, birthday, today } = props;
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const form = useDoseForm(props);
  const { entry, change, doses, needsDay, missing } = form;
  return (
    <ReportSheet
      open={open}
      title={t('addTitle')}
      hint={t('addHint')}
      saveText={t('save')}
      busy={form.busy}
      failure={form.failure}
      onSave={() => void form.save()}
      onClose={form.close}
    >
      <PickerField
        mode="select"
        label={t('vaccine')}
        value={entry.code}
        options={ENTRY_CODES.map((value) => ({ value, label: words.nameOf(value) }))}
        onChange={form.choose}
        error={missing?.code ? t('vaccineMissing') : undefined}
      />
      <Optional>
        {doses.length < 2 ? null : (
          <PickerField
            mode="select"
            label={t('doseNo')}
            value={entry.doseNo}
            options={[
              ...doses.map(({ doseNo, isKnown }) => ({
                value: String(doseNo),
                label: t('doseOption', { count: doseNo }),
                disabled: isKnown,
              })),
              { value: EXTRA, label: t('doseExtra'), disabled: false },
            ]}
            onChange={(doseNo) => change({ doseNo })}
            error={missing?.doseNo ? t('doseMissing') : undefined}
          />
        )}
      </Optional>
      <PickerField
        mode="date"
        label={t('day')}
        value={entry.day}
        min={birthday}
        max={today}
        onChange={(day) => change({ day })}
        error={missing?.day ? t('dayMissing') : undefined}
        hint={needsDay || entry.code === '' ? undefined : t('dayOptional')}
      />
      <Field
        label={t('lot')}
        value={entry.lot}
        onChange={(lot) => change({ lot })}
        maxLength={LOT_LENGTH}
        hint={t('lotHint')}
        optional
      />
    </ReportSheet>
  );
}

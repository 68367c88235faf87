import { useDateText } from '@/i18n/date-text';
import type { DateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import type { Translate } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { DOSE_MESSAGES } from '../dose-messages';
import type { DoseChoice } from '../use-person-check';

export interface DosePickerProps {
  readonly doses: readonly DoseChoice[];
  readonly suggested: number | null;
  readonly chosen: number | null;
  readonly today: string;
  readonly error?: string | undefined;
  readonly onChoose: (doseNo: number) => void;
}

function noteOf(
  t: Translate<(typeof DOSE_MESSAGES)['zh-CN']>,
  dates: DateText,
  dose: DoseChoice,
  { suggested, today }: Pick<DosePickerProps, 'suggested' | 'today'>,
): string | undefined {
  if (dose.taken) return t(dose.booked ? 'doseBooked' : 'doseTaken');
  if (dose.earliestDay === null) return t('doseOver');
  if (dose.earliestDay > today) return t('doseFrom', { day: dates.dayOfYear(dose.earliestDay) });
  return dose.doseNo === suggested ? t('doseSuggested') : undefined;
}

/** Doses of the course; those already taken and those past their age limit cannot be chosen. */
export function DosePicker({ doses, chosen, error, onChoose, ...facts }: DosePickerProps) {
  const t = useText(DOSE_MESSAGES);
  const dates = useDateText();
  return (
    <RadioGroup
      label={t('dose')}
      value={chosen ?? undefined}
      options={doses.map((dose) => ({
        value: dose.doseNo,
        label: dose.label,
        note: noteOf(t, dates, dose, facts),
        disabled: dose.taken || dose.earliestDay === null,
      }))}
      onChange={onChoose}
      error={error}
      required
    />
  );
}

import { LEAST_RECALL_MESSAGE, MOST_RECALL_MESSAGE } from '@contract/stock/recall-rules';
import type { RecallSource } from '@contract/stock/recall-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { RECALL_MESSAGES } from './messages';

/** What is typed of why a lot is recalled, and of what its recipients read. */
export interface RecallWordsForm {
  readonly source: RecallSource;
  readonly reason: string;
  readonly zh: string;
  readonly en: string;
  readonly confirmedBy: string;
}
export const NO_WORDS: RecallWordsForm = {
  source: 'holder',
  reason: '',
  zh: '',
  en: '',
  confirmedBy: '',
};

const LEAST = 2;

/** Whether nothing is missing. */
export const areComplete = ({ reason, zh, en, confirmedBy }: RecallWordsForm): boolean =>
  [reason, confirmedBy].every((text) => text.trim().length >= LEAST) &&
  [zh, en].every((text) => text.trim().length >= LEAST_RECALL_MESSAGE);

interface Props {
  readonly form: RecallWordsForm;
  readonly onChange: (part: Partial<RecallWordsForm>) => void;
}

/** Why a lot is recalled, what its recipients read, and who answers for these words. */
export function RecallWords({ form, onChange }: Props) {
  const t = useText(RECALL_MESSAGES);
  return (
    <>
      <RadioGroup
        label={t('source')}
        value={form.source}
        options={(['holder', 'clinic'] as const).map((value) => ({
          value,
          label: t(value),
          note: t(`${value}Note`),
        }))}
        onChange={(source) => onChange({ source })}
      />
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        value={form.reason}
        onChange={(reason) => onChange({ reason })}
        maxLength={100}
      />
      {(['zh', 'en'] as const).map((language) => (
        <TextareaField
          key={language}
          label={t(`message${language}`)}
          hint={t('messageHint')}
          value={form[language]}
          onChange={(value) => onChange({ [language]: value })}
          maxLength={MOST_RECALL_MESSAGE}
        />
      ))}
      <Field
        label={t('confirmedBy')}
        hint={t('confirmedByHint')}
        value={form.confirmedBy}
        onChange={(confirmedBy) => onChange({ confirmedBy })}
        maxLength={40}
      />
    </>
  );
}

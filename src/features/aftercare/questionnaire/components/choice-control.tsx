import { View } from '@tarojs/components';
import type { Option } from '@contract/questionnaire/question-rules';
import { orderedOptions } from '@contract/questionnaire/shuffle-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Checkbox } from '@/ui/choice/checkbox';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { FieldFrame } from '@/ui/field/field-frame';
import { useNote } from '@/ui/field/use-note';
import { Optional } from '@/ui/optional/optional';
import { toggledOptions } from '../choice-rules';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import type { QuestionControlProps } from './control-props';
import styles from './question.module.scss';

type Props = QuestionControlProps<'single' | 'multiple'>;

/** One or several options, and the text that one of them asks for. */
export function ChoiceControl({ question, answer, label, error, attempt, onChange }: Props) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const options = orderedOptions(question, attempt);
  const chosen = answer?.kind === 'choice' ? answer.options : [];
  const other = (answer?.kind === 'choice' && answer.other) || '';
  const open = options.find(({ id, otherText }) => otherText !== undefined && chosen.includes(id));
  const choose = (ids: readonly string[], text: string): void => {
    const takesText = options.some(
      ({ id, otherText }) => otherText !== undefined && ids.includes(id),
    );
    onChange({ kind: 'choice', options: ids, ...(takesText ? { other: text } : {}) });
  };
  return (
    <View>
      <View className={styles.control}>
        {question.kind === 'single' ? (
          <RadioGroup
            label={label}
            value={chosen[0]}
            options={options.map((option) => ({
              value: option.id,
              label: option.label[language],
            }))}
            error={open ? undefined : error}
            required={question.required}
            onChange={(id) => choose([id], other)}
          />
        ) : (
          <SeveralOptions
            label={label}
            options={options}
            chosen={chosen}
            hint={
              question.min === question.max
                ? t('chooseExactly', { min: question.min })
                : t('choose', { min: question.min, max: question.max })
            }
            error={open ? undefined : error}
            language={language}
            onToggle={(id) => choose(toggledOptions(options, chosen, id), other)}
          />
        )}
      </View>
      <Optional>
        {open ? (
          <Field
            label={t('other', { option: open.label[language] })}
            value={other}
            maxLength={open.otherText}
            error={error}
            onChange={(text) => choose(chosen, text)}
          />
        ) : null}
      </Optional>
    </View>
  );
}

function SeveralOptions(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly hint: string;
  readonly error: string | undefined;
  readonly language: 'zh' | 'en';
  readonly onToggle: (id: string) => void;
}) {
  const { label, options, chosen, hint, error, language, onToggle } = props;
  const { noteId, described } = useNote({ hint, error });
  return (
    <FieldFrame label={label} noteId={noteId} hint={hint} error={error} bare>
      <View {...semantics({ role: 'group', label, describedBy: described.describedBy })}>
        {options.map((option) => (
          <View key={option.id} className={styles.option}>
            <Checkbox
              checked={chosen.includes(option.id)}
              label={option.label[language]}
              onChange={() => onToggle(option.id)}
            />
          </View>
        ))}
      </View>
    </FieldFrame>
  );
}

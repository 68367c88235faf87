import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { limitDay } from '@contract/questionnaire/answer-rules';
import { isNumeric } from '@contract/text/pattern-rules';
import { serverToday } from '@/http/server-clock';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { TextareaField } from '@/ui/field/textarea-field';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import type { QuestionControlProps } from './control-props';
import styles from './question.module.scss';

/** Characters of the longest number: seven digits, a sign, a point and two decimals. */
const NUMBER_LENGTH = 11;

/** A number with its range. What is no number stays as it was typed, and is refused when going on. */
export function NumberControl(props: QuestionControlProps<'number'>) {
  const { question, answer, label, error, onChange } = props;
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const [text, setText] = useState(
    answer?.kind === 'number' && Number.isFinite(answer.value) ? String(answer.value) : '',
  );
  const isText = answer?.kind === 'number' && !Number.isFinite(answer.value);
  useEffect(() => {
    if (isText) onChange(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was there before the field is not in it
  }, []);
  const range = t('range', { min: question.min, max: question.max });
  const unit = question.unit ? ` ${t('unit', { unit: question.unit[language] })}` : '';
  return (
    <View className={styles.control}>
      <Field
        label={label}
        kind={question.decimals > 0 || question.min < 0 ? 'digit' : 'number'}
        value={text}
        maxLength={NUMBER_LENGTH}
        hint={range + unit}
        error={error}
        required={question.required}
        onChange={(typed) => {
          setText(typed);
          const value = isNumeric(typed.replace(/^-/, '')) ? Number(typed) : NaN;
          onChange(typed.trim() === '' ? undefined : { kind: 'number', value });
        }}
      />
    </View>
  );
}

/** Steps of a scale, with what its ends mean. */
export function ScaleControl(props: QuestionControlProps<'scale'>) {
  const { question, answer, label, error, onChange } = props;
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { min, max, minLabel, maxLabel } = question;
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <View className={styles.control}>
      <RadioGroup
        label={label}
        shape="chips"
        value={answer?.kind === 'number' ? answer.value : undefined}
        options={steps.map((value) => ({ value, label: String(value) }))}
        hint={t('ends', {
          min,
          max,
          minLabel: minLabel[language],
          maxLabel: maxLabel[language],
        })}
        error={error}
        required={question.required}
        onChange={(value) => onChange({ kind: 'number', value })}
      />
    </View>
  );
}

/** A few sentences. */
export function TextControl(props: QuestionControlProps<'text'>) {
  const { question, answer, label, error, onChange } = props;
  return (
    <View className={styles.control}>
      <TextareaField
        label={label}
        value={answer?.kind === 'text' ? answer.text : ''}
        maxLength={question.max}
        error={error}
        required={question.required}
        onChange={(text) => onChange(text === '' ? undefined : { kind: 'text', text })}
      />
    </View>
  );
}

/** A day within its limits. */
export function DateControl(props: QuestionControlProps<'date'>) {
  const { question, answer, label, error, onChange } = props;
  const today = serverToday();
  return (
    <View className={styles.control}>
      <PickerField
        label={label}
        mode="date"
        value={answer?.kind === 'day' ? answer.day : ''}
        min={limitDay(question.min, today)}
        max={limitDay(question.max, today)}
        error={error}
        required={question.required}
        onChange={(day) => onChange(day === '' ? undefined : { kind: 'day', day })}
      />
    </View>
  );
}

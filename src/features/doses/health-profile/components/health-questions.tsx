import { View } from '@tarojs/components';
import { daySpan, HEALTH_ANSWERS, isDated, questionsFor } from '@contract/health/profile-rules';
import type { DatedQuestion, HealthAnswers, HealthPerson } from '@contract/health/profile-rules';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import { HEALTH_MESSAGES } from '../messages';

export interface HealthQuestionsProps {
  readonly person: HealthPerson;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly health: HealthAnswers;
  readonly onChange: (health: HealthAnswers) => void;
  /** Marks missing days. */
  readonly tried?: boolean | undefined;
}

/** The questions that a person is asked, one a row, each with why it is asked. */
export function HealthQuestions({ person, today, health, onChange, tried }: HealthQuestionsProps) {
  const t = useText(HEALTH_MESSAGES);
  const { answers, days } = health;
  return (
    <Card>
      {questionsFor(person, today, answers).map((question) => (
        <View key={question}>
          <RadioGroup
            label={t(question)}
            hint={t(`${question}Why`)}
            shape="chips"
            value={answers[question]}
            options={HEALTH_ANSWERS.map((value) => ({ value, label: t(value) }))}
            onChange={(answer) => onChange({ answers: { ...answers, [question]: answer }, days })}
          />
          <Optional>
            {isDated(question) && answers[question] === 'yes' ? (
              <DayOf
                question={question}
                today={today}
                day={days[question]}
                isMissing={tried === true && days[question] === undefined}
                onChange={(day) => onChange({ answers, days: { ...days, [question]: day } })}
              />
            ) : null}
          </Optional>
        </View>
      ))}
    </Card>
  );
}

interface DayOfProps {
  readonly question: DatedQuestion;
  readonly today: string;
  readonly day: string | undefined;
  readonly isMissing: boolean;
  readonly onChange: (day: string) => void;
}

function DayOf({ question, today, day, isMissing, onChange }: DayOfProps) {
  const t = useText(HEALTH_MESSAGES);
  const { min, max } = daySpan(question, today);
  return (
    <PickerField
      mode="date"
      label={t(`${question}Day`)}
      value={day ?? ''}
      min={min}
      max={max}
      error={isMissing ? t('dayMissing') : undefined}
      onChange={onChange}
    />
  );
}

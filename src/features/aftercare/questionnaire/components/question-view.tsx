import { View } from '@tarojs/components';
import { pipedText } from '@contract/questionnaire/piping-rules';
import { answerTo } from '@contract/questionnaire/question-rules';
import type { Question, QuestionSet } from '@contract/questionnaire/question-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import type { AttemptSteps } from '../use-attempt';
import { violationText } from '../violation-text';
import styles from './question.module.scss';
import { ChoiceControl } from './choice-control';
import type { QuestionControlProps } from './control-props';
import { PictureControl } from './picture-control';
import { DateControl, NumberControl, ScaleControl, TextControl } from './value-control';

/** The control of a question's kind. */
function QuestionControl({ question, ...rest }: QuestionControlProps<Question['kind']>) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceControl question={question} {...rest} />;
    case 'text':
      return <TextControl question={question} {...rest} />;
    case 'number':
      return <NumberControl question={question} {...rest} />;
    case 'scale':
      return <ScaleControl question={question} {...rest} />;
    case 'date':
      return <DateControl question={question} {...rest} />;
    case 'picture':
      return <PictureControl question={question} {...rest} />;
  }
}

export interface QuestionViewProps {
  readonly set: QuestionSet;
  readonly question: Question;
  readonly steps: AttemptSteps;
}

/** One question: what it asks, and its control. */
export function QuestionView({ set, question, steps }: QuestionViewProps) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { answers, attempt } = steps.draft;
  const title = pipedText(set, answers, question.title, language);
  const note = question.note
    ? pipedText(set, answers, question.note, language)
    : question.required
      ? ''
      : t('optional');
  return (
    <View>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={styles.note}>{note}</View>
      <QuestionControl
        question={question}
        answer={answerTo(answers, question.id)}
        label={title}
        error={violationText(t, question, steps.violation, language)}
        attempt={attempt}
        onChange={steps.change}
      />
    </View>
  );
}

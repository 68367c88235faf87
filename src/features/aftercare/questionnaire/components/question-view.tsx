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
import { QuestionControl } from './question-control';
import styles from './question.module.scss';

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

import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { answerTo } from '@contract/questionnaire/question-rules';
import { useText } from '@/i18n/messages';
import { scrollPageTo } from '@/platform/scroll';
import { ActionBar } from '@/ui/page/action-bar';
import { Button } from '@/ui/button/button';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import type { QuestionnaireDetail } from '../api';
import { isEmpty } from '../draft-rules';
import type { SurveyDraft } from '../draft-rules';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import { useAttempt } from '../use-attempt';
import { ProgressBar } from './progress-bar';
import { QuestionView } from './question-view';
import styles from './question.module.scss';

export interface AttemptPageProps {
  readonly title: string;
  readonly detail: QuestionnaireDetail;
  readonly begun: SurveyDraft;
  readonly onSent: () => void;
}

/** A questionnaire that is being filled in: one question a screen, and at the end what sends it. */
export function AttemptPage({ title, detail, begun, onSent }: AttemptPageProps) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const steps = useAttempt(detail, begun);
  const { question, draft, violation, isFirst } = steps;
  const shown = question?.id ?? '';
  useEffect(() => void scrollPageTo(0), [shown]);
  useEffect(() => {
    if (violation) focusFirstInvalid();
  }, [violation]);
  const canSkip =
    question !== null && !question.required && isEmpty(answerTo(draft.answers, question.id));
  const send = async (): Promise<void> => {
    if (await steps.send()) onSent();
  };
  return (
    <Page
      title={title}
      footer={
        <ActionBar>
          <Button kind="secondary" disabled={isFirst} onPress={steps.back}>
            {t('back')}
          </Button>
          {question ? (
            <Button onPress={steps.next}>{t(canSkip ? 'skip' : 'next')}</Button>
          ) : (
            <Button loading={steps.busy} onPress={() => void send()}>
              {t('send')}
            </Button>
          )}
        </ActionBar>
      }
    >
      <ProgressBar progress={steps.progress} />
      <Refusal title={t('failed')} reason={steps.refusal} />
      {question ? (
        <QuestionView
          key={question.id}
          set={detail.questionnaire}
          question={question}
          steps={steps}
        />
      ) : (
        <View className={styles.note}>{t('lastText')}</View>
      )}
    </Page>
  );
}

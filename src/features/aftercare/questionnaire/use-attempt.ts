import { useState } from 'react';
import { answerViolation } from '@contract/questionnaire/answer-rules';
import type { AnswerViolation } from '@contract/questionnaire/answer-rules';
import { pathOf, previousOf, shownQuestion } from '@contract/questionnaire/path-rules';
import type { Path } from '@contract/questionnaire/path-rules';
import { progressOf } from '@contract/questionnaire/progress-rules';
import type { Progress } from '@contract/questionnaire/progress-rules';
import { answerTo } from '@contract/questionnaire/question-rules';
import type { Answer, Answers, Question } from '@contract/questionnaire/question-rules';
import { isApiError } from '@/http/failure/api-error';
import { serverNow, serverToday } from '@/http/server-clock';
import { textOf } from '@/i18n/messages';
import { sendAnswers, storeDraft } from './api';
import type { QuestionnaireDetail } from './api';
import { isEmpty, listOf } from './draft-rules';
import type { SurveyDraft } from './draft-rules';
import { QUESTIONNAIRE_MESSAGES } from './messages';
import { dropDraft, keepDraft } from './survey-state';

export interface AttemptSteps {
  readonly draft: SurveyDraft;
  /** The shown question; null at the end. */
  readonly question: Question | null;
  readonly isFirst: boolean;
  readonly progress: Progress;
  readonly violation: AnswerViolation | null;
  readonly busy: boolean;
  readonly refusal: string;
  readonly change: (answer: Answer | undefined) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly send: () => Promise<boolean>;
}

const without = (answers: Answers, id: string): Answers => {
  const { [id]: _gone, ...rest } = answers;
  return rest;
};

const shownOn = (path: Path, at: string | null): Question | null =>
  at === null && path.current === null ? null : shownQuestion(path, at);

/** Filling in a questionnaire, question by question. Every change is on the device before the next one. */
export function useAttempt(
  { questionnaire }: QuestionnaireDetail,
  begun: SurveyDraft,
): AttemptSteps {
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const today = serverToday();
  const path = pathOf(questionnaire, draft.answers, today);
  const question = shownOn(path, draft.at);
  const { code, version, anonymous } = questionnaire;
  const orderId = draft.orderId === '' ? {} : { orderId: draft.orderId };

  const put = (change: Partial<SurveyDraft>): SurveyDraft => {
    const changed = { ...draft, ...change, savedAt: serverNow() };
    keepDraft(changed);
    setDraft(changed);
    return changed;
  };
  const go = (at: string | null, answers: Answers): void => {
    setTried(false);
    setRefusal('');
    const { attempt, savedAt } = put({ at, answers });
    if (anonymous) return;
    const list = listOf(questionnaire, answers, today);
    void storeDraft({ code, version, ...orderId, attempt, answers: list, at, savedAt });
  };
  return {
    draft,
    question,
    isFirst: question !== null && previousOf(path, question.id) === null,
    progress: progressOf(questionnaire, path, question?.id ?? null),
    violation:
      tried && question
        ? answerViolation(question, answerTo(draft.answers, question.id), today)
        : null,
    busy,
    refusal,
    change(answer) {
      if (!question) return;
      const rest = without(draft.answers, question.id);
      put({ at: question.id, answers: answer ? { ...rest, [question.id]: answer } : rest });
    },
    next() {
      if (!question) return;
      const given = answerTo(draft.answers, question.id);
      const answer: Answer | undefined =
        !question.required && isEmpty(given) ? { kind: 'skipped' } : given;
      if (!answer || answerViolation(question, answer, today) !== null) {
        setTried(true);
        return;
      }
      const answers = { ...draft.answers, [question.id]: answer };
      const { questions } = pathOf(questionnaire, answers, today);
      const index = questions.findIndex(({ id }) => id === question.id);
      go(questions[index + 1]?.id ?? null, answers);
    },
    back() {
      const { questions } = path;
      const before = question ? previousOf(path, question.id) : questions[questions.length - 1];
      if (before) go(before.id, draft.answers);
    },
    async send() {
      setBusy(true);
      setRefusal('');
      const answers = listOf(questionnaire, draft.answers, today);
      try {
        await sendAnswers({ code, version, ...orderId, attempt: draft.attempt, answers });
        dropDraft(draft);
        return true;
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : textOf(QUESTIONNAIRE_MESSAGES)('sendFailed'));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

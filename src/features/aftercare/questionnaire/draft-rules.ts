import { answerViolation } from '@contract/questionnaire/answer-rules';
import { answerTo } from '@contract/questionnaire/question-rules';
import type { Answer, Answers, QuestionSet } from '@contract/questionnaire/question-rules';

/** An attempt on the device. */
export interface SurveyDraft {
  readonly code: string;
  /** The order of the visit that it is about; '' for others. */
  readonly orderId: string;
  /** Version of the definition that it answers. */
  readonly version: number;
  readonly attempt: string;
  /** All answers, off the path too. */
  readonly answers: Answers;
  /** Id of the shown question; null: the first one without an answer, or the end. */
  readonly at: string | null;
  /** ms by the provider's clock. */
  readonly savedAt: number;
}

type AnswerList = readonly { readonly questionId: string; readonly answer: Answer }[];

/** An answer as the contract takes it, with lists of its own. */
function sent(answer: Answer) {
  if (answer.kind === 'choice') return { ...answer, options: [...answer.options] };
  return answer.kind === 'picture' ? { ...answer, fileIds: [...answer.fileIds] } : answer;
}

/** Answers as they travel: one that is still being typed may not be valid, and stays on the device. */
export const listOf = (set: QuestionSet, answers: Answers, today: string) =>
  set.questions.flatMap((question) => {
    const answer = answerTo(answers, question.id);
    return answer && answerViolation(question, answer, today) === null
      ? [{ questionId: question.id, answer: sent(answer) }]
      : [];
  });

/** Answers by question. */
export function answersOf(list: AnswerList): Answers {
  const answers: Record<string, Answer> = {};
  for (const { questionId, answer } of list) answers[questionId] = answer;
  return answers;
}

/** The draft of the account, where it is newer than the device's or that is of another attempt; else the device's. */
export function newerDraft<Stored extends { readonly savedAt: number }>(
  device: SurveyDraft | null,
  account: Stored | null,
): 'device' | 'account' | null {
  if (!device) return account ? 'account' : null;
  return account && account.savedAt > device.savedAt ? 'account' : 'device';
}

/** Whether an answer says nothing yet, so that a question that may be skipped is. */
export function isEmpty(answer: Answer | undefined): boolean {
  switch (answer?.kind) {
    case undefined:
    case 'skipped':
      return true;
    case 'choice':
      return answer.options.length === 0;
    case 'text':
      return answer.text.trim() === '';
    case 'picture':
      return answer.fileIds.length === 0;
    default:
      return false;
  }
}

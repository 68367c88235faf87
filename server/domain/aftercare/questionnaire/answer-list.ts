import { answerTo, questionOf } from '@contract/questionnaire/question-rules';
import type { Answer, Answers, QuestionSet } from '@contract/questionnaire/question-rules';

/** Answers as they travel. */
export type AnswerList = readonly { readonly questionId: string; readonly answer: Answer }[];

/** Answers by question; those to questions that the definition lacks are dropped. */
export function answersFrom(set: QuestionSet, list: AnswerList): Answers {
  const answers: Record<string, Answer> = {};
  for (const { questionId, answer } of list)
    if (questionOf(set, questionId)) answers[questionId] = answer;
  return answers;
}

/** Answers as they travel, in the definition's sequence. */
export const answerList = (set: QuestionSet, answers: Answers) =>
  set.questions.flatMap(({ id }) => {
    const answer = answerTo(answers, id);
    return answer ? [{ questionId: id, answer }] : [];
  });

import { answerViolation } from './answer-rules';
import { answerTo, END, questionOf } from './question-rules';
import type { Answer, Answers, Condition, Question, QuestionSet } from './question-rules';

/** The questions that answers lead through, from the first one. */
export interface Path {
  /** Answered ones in their order, and last the one that is to be answered, if there is one. */
  readonly questions: readonly Question[];
  /** The first one without a valid answer; null at the end. */
  readonly current: Question | null;
}

function applies(condition: Condition, answer: Answer): boolean {
  switch (condition.kind) {
    case 'skipped':
      return answer.kind === 'skipped';
    case 'chosen':
      return answer.kind === 'choice' && answer.options.includes(condition.option);
    case 'between':
      return (
        answer.kind === 'number' && answer.value >= condition.min && answer.value <= condition.max
      );
  }
}

/** Where a valid answer leads: a question's id or `END`; undefined at a dead end, which no loaded definition has. */
export const targetOf = ({ jumps = [], next }: Question, answer: Answer): string | undefined =>
  jumps.find(({ when }) => applies(when, answer))?.to ?? next;

/**
 * The path of answers, the same on the client and the provider. Answers to questions that are not on it do not count;
 * a draft keeps them, as an earlier answer may be changed back.
 * @param today `YYYY-MM-DD` in China, for limits of dates
 */
export function pathOf(set: QuestionSet, answers: Answers, today: string): Path {
  const questions: Question[] = [];
  let question = set.questions[0];
  // A valid definition has no cycle; the length bounds the walk through one that is not.
  while (question && questions.length < set.questions.length) {
    questions.push(question);
    const answer = answerTo(answers, question.id);
    if (!answer || answerViolation(question, answer, today) !== null)
      return { questions, current: question };
    const target = targetOf(question, answer);
    if (target === END) return { questions, current: null };
    question = target === undefined ? undefined : questionOf(set, target);
  }
  return { questions, current: question ?? null };
}

/** Only the answers on the path: what is sent and stored. */
export function answersOnPath(set: QuestionSet, answers: Answers, today: string): Answers {
  const { questions, current } = pathOf(set, answers, today);
  const entries = questions
    .filter((question) => question !== current)
    .map(({ id }) => [id, answers[id] as Answer] as const);
  const onPath: Record<string, Answer> = {};
  for (const [id, answer] of entries) onPath[id] = answer;
  return onPath;
}

/** The question of the path that is shown: `at` where the path has it, else the one to be answered or the last one. */
export function shownQuestion({ questions, current }: Path, at: string | null): Question | null {
  return (
    questions.find(({ id }) => id === at) ?? current ?? questions[questions.length - 1] ?? null
  );
}

/** The question before another on the path; null before the first. Back is the path minus one, never a guess. */
export function previousOf({ questions }: Path, at: string): Question | null {
  const index = questions.findIndex(({ id }) => id === at);
  return index > 0 ? (questions[index - 1] ?? null) : null;
}

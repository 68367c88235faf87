import type {
  GuideAdvice,
  GuideCondition,
  GuideConfigs,
  GuideQuestion,
} from '@contract/recommend/endpoints';

/** Chosen options by question. */
export type Answers = Readonly<Record<string, string>>;

const holds = ({ questionId, optionIds }: GuideCondition, answers: Answers): boolean =>
  optionIds.includes(answers[questionId] ?? '');

const allHold = (when: readonly GuideCondition[], answers: Answers): boolean =>
  when.every((condition) => holds(condition, answers));

/** The questions that follow from the answers so far, with their available options, up to the first open one. */
export function questionsToAsk(guide: GuideConfigs, answers: Answers): readonly GuideQuestion[] {
  const asked: GuideQuestion[] = [];
  for (const question of guide.questions) {
    if (!allHold(question.when, answers)) continue;
    const options = question.options.filter(({ when }) => allHold(when, answers));
    asked.push({ ...question, options });
    if (!options.some(({ optionId }) => optionId === answers[question.questionId])) break;
  }
  return asked;
}

/** The answers with one added; later answers that no longer apply are dropped. */
export function answered(
  guide: GuideConfigs,
  answers: Answers,
  questionId: string,
  optionId: string,
): Answers {
  const next = { ...answers, [questionId]: optionId };
  const asked = questionsToAsk(guide, next);
  return Object.fromEntries(
    asked.flatMap(({ questionId: id, options }) => {
      const chosen = next[id];
      return chosen !== undefined && options.some((option) => option.optionId === chosen)
        ? [[id, chosen]]
        : [];
    }),
  );
}

/** Whether every question that follows from the answers is answered. */
export function isComplete(guide: GuideConfigs, answers: Answers): boolean {
  const asked = questionsToAsk(guide, answers);
  const last = asked[asked.length - 1];
  return last !== undefined && answers[last.questionId] !== undefined;
}

/** Advice for the answers, with the products that none of them excludes; a vaccine without any is left out. */
export function adviceFor(guide: GuideConfigs, answers: Answers): readonly GuideAdvice[] {
  const isExcluded = ({ unless }: { readonly unless: readonly GuideCondition[] }): boolean =>
    unless.some((condition) => holds(condition, answers));
  return guide.advice
    .filter((advice) => allHold(advice.when, answers) && !isExcluded(advice))
    .map((advice) => ({
      ...advice,
      products: advice.products.filter((product) => !isExcluded(product)),
    }))
    .filter(({ kind, products }) => kind !== 'vaccine' || products.length > 0);
}

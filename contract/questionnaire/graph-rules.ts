import { END, optionsOf } from './question-rules';
import type { Answer, Condition, Question, QuestionSet } from './question-rules';
import { targetOf } from './path-rules';

const SKIPPED: Answer = { kind: 'skipped' };
const choice = (options: readonly string[]): Answer => ({ kind: 'choice', options });

const chosenOptions = ({ jumps = [] }: Question): string[] =>
  jumps.flatMap(({ when }) => (when.kind === 'chosen' ? [when.option] : []));

/** Choices of several options that take each jump of a question, and one that takes none, as far as they exist. */
function multipleSamples(question: Question & { kind: 'multiple' }): Answer[] {
  const { options, min, max } = question;
  const tested = chosenOptions(question);
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id);
  const together = options.filter(({ exclusive }) => !exclusive).map(({ id }) => id);
  const least = Math.max(1, min);
  const samples: Answer[] = max > 0 ? alone.map((id) => choice([id])) : [];
  const fill = (first: readonly string[], avoided: readonly string[]): void => {
    const rest = together.filter((id) => !avoided.includes(id) && !first.includes(id));
    const ids = [...first, ...rest].slice(0, Math.max(least, first.length));
    if (ids.length >= least && ids.length <= max) samples.push(choice(ids));
  };
  tested.forEach((option, index) => {
    if (together.includes(option)) fill([option], tested.slice(0, index));
  });
  fill([], tested);
  return samples;
}

/** Numbers on both sides of each limit of a question's jumps, within its range. */
function numberSamples(question: Question & { kind: 'number' | 'scale' }): Answer[] {
  const { min, max, jumps = [] } = question;
  const step = question.kind === 'number' ? 10 ** -question.decimals : 1;
  const limits = jumps.flatMap(({ when }) =>
    when.kind === 'between' ? [when.min, when.max + step] : [],
  );
  // 10 ** 2 is exact, so a sum of a limit and a step is rounded to what can be answered.
  const rounded = [min, ...limits].map((value) => Math.round(value / step) / Math.round(1 / step));
  return [...new Set(rounded)]
    .filter((value) => value >= min && value <= max)
    .map((value) => ({ kind: 'number', value }));
}

/**
 * Answers that between them take every way out of a question that an answer can take. Exact, as a jump tests the answer
 * to its own question only.
 */
export function sampleAnswers(question: Question): Answer[] {
  const skipped = question.required ? [] : [SKIPPED];
  switch (question.kind) {
    case 'single':
      return [...question.options.map(({ id }) => choice([id])), ...skipped];
    case 'multiple':
      return [...multipleSamples(question), ...skipped];
    case 'number':
    case 'scale':
      return [...numberSamples(question), ...skipped];
    case 'text':
      return [{ kind: 'text', text: '…' }, ...skipped];
    case 'date':
      return [{ kind: 'day', day: question.min }, ...skipped];
    case 'picture':
      return [{ kind: 'picture', fileIds: ['file'] }, ...skipped];
  }
}

/** Where the answers to a question can lead, each once; undefined: some answer leads nowhere. */
export const targetsOf = (question: Question): (string | undefined)[] => [
  ...new Set(sampleAnswers(question).map((answer) => targetOf(question, answer))),
];

/** Whether some answer takes the jump at an index. */
export const isTaken = (question: Question, index: number): boolean => {
  const { jumps = [] } = question;
  const probe = jumps.map((jump, index) => ({ ...jump, to: String(index) }));
  const probed: Question = { ...question, jumps: probe, next: END };
  return sampleAnswers(question).some((answer) => targetOf(probed, answer) === String(index));
};

/** Why a condition does not fit its question; null where it does. */
export function conditionViolation(
  question: Question,
  when: Condition,
): 'condition' | 'option' | 'range' | null {
  switch (when.kind) {
    case 'skipped':
      return question.required ? 'condition' : null;
    case 'chosen':
      if (question.kind !== 'single' && question.kind !== 'multiple') return 'condition';
      return optionsOf(question).some(({ id }) => id === when.option) ? null : 'option';
    case 'between':
      if (question.kind !== 'number' && question.kind !== 'scale') return 'condition';
      return when.min > when.max || when.min < question.min || when.max > question.max
        ? 'range'
        : null;
  }
}

/** Number of questions on the longest path from each one to the end. The definition has no cycle. */
export function longestPaths(set: QuestionSet): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>([[END, 0]]);
  const lengthFrom = (id: string): number => {
    const known = lengths.get(id);
    if (known !== undefined) return known;
    const question = set.questions.find((each) => each.id === id);
    if (!question) return 0;
    const longest = Math.max(
      ...targetsOf(question).map((target) => (target === undefined ? 0 : lengthFrom(target))),
    );
    lengths.set(id, longest + 1);
    return longest + 1;
  };
  for (const { id } of set.questions) lengthFrom(id);
  return lengths;
}

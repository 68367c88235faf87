import fc from '../tiers/properties';
import { END } from '@contract/questionnaire/question-rules';
import type {
  Answer,
  Condition,
  Jump,
  Option,
  Question,
  QuestionSet,
} from '@contract/questionnaire/question-rules';

export const both = (text: string) => ({ zh: text, en: text });

const QUESTION_KINDS = [
  'single',
  'multiple',
  'text',
  'number',
  'scale',
  'date',
  'picture',
] as const;

/** A random source for questions, so that one seed gives one definition. */
type Pick = (most: number) => number;

const optionsFrom = (pick: Pick): Option[] => {
  const options: Option[] = Array.from({ length: 2 + pick(3) }, (_, index) => ({
    id: `o${index}`,
    label: both(`Option ${index}`),
  }));
  const withOther = pick(3) === 0 ? [{ id: 'other', label: both('Other'), otherText: 20 }] : [];
  return [...options, ...withOther];
};

function bareQuestion(id: string, pick: Pick): Question {
  const common = { id, title: both(`Question ${id}`), required: pick(2) === 0 };
  const kind = QUESTION_KINDS[pick(QUESTION_KINDS.length - 1)] ?? 'text';
  switch (kind) {
    case 'single':
      return { ...common, kind, options: optionsFrom(pick) };
    case 'multiple': {
      const options = optionsFrom(pick);
      const max = 1 + pick(options.length - 1);
      const none: Option[] =
        pick(1) === 0 ? [{ id: 'none', label: both('None'), exclusive: true }] : [];
      return { ...common, kind, options: [...options, ...none], min: 1 + pick(max - 1), max };
    }
    case 'text':
      return { ...common, kind, max: 40 };
    case 'number':
      return { ...common, kind, min: 30, max: 45, decimals: pick(1) ? 1 : 0 };
    case 'scale':
      return { ...common, kind, min: 0, max: 10, minLabel: both('No'), maxLabel: both('Yes') };
    case 'date':
      return { ...common, kind, min: '2026-01-01', max: 'today' };
    default:
      return { ...common, kind: 'picture', max: 2 };
  }
}

/** Conditions on a question that leave at least one answer to its `next`, none of them hidden by another. */
function conditionsOf(question: Question, pick: Pick): Condition[] {
  const skipped: Condition[] = question.required || pick(1) === 0 ? [] : [{ kind: 'skipped' }];
  switch (question.kind) {
    case 'single':
      return [
        ...question.options
          .slice(0, pick(question.options.length - 1))
          .map(({ id }): Condition => ({ kind: 'chosen', option: id })),
        ...skipped,
      ];
    case 'multiple':
      return question.min < question.options.length - 1
        ? [{ kind: 'chosen', option: question.options[0]?.id ?? '' }, ...skipped]
        : skipped;
    case 'number':
    case 'scale':
      return [{ kind: 'between', min: question.min, max: question.min + pick(5) }, ...skipped];
    default:
      return skipped;
  }
}

/** A valid definition of some questions: each leads on to the next one, jumps lead further on or to the end. */
function validSet(count: number, pick: Pick): QuestionSet & { questions: Question[] } {
  const nameOf = (index: number): string => (index >= count ? END : `q${index}`);
  const questions = Array.from({ length: count }, (_, index) => {
    const question = bareQuestion(nameOf(index), pick);
    const jumps = conditionsOf(question, pick).map((when): Jump => {
      const to = nameOf(index + 1 + pick(count - index - 1));
      return { when, to };
    });
    return { ...question, jumps, next: nameOf(index + 1) };
  });
  return { questions };
}

/** Draws one after another; `fc` shrinks them. */
function pickFrom(draws: readonly number[]): Pick {
  let index = 0;
  return (most) => {
    index = (index + 1) % draws.length;
    return most <= 0 ? 0 : (draws[index] ?? 0) % (most + 1);
  };
}

export const validSets = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.nat(), { minLength: 97, maxLength: 97 }))
  .map(([count, draws]) => validSet(count, pickFrom(draws)));

/** Any answer that a person can give to the question. */
export function answersTo(question: Question): fc.Arbitrary<Answer> {
  const given = ((): fc.Arbitrary<Answer> => {
    switch (question.kind) {
      case 'single':
        return fc.constantFrom(...question.options).map((option) => chosen([option]));
      case 'multiple': {
        const { options, min, max } = question;
        const together = options.filter(({ exclusive }) => !exclusive);
        const alone = options.filter(({ exclusive }) => exclusive);
        const several = fc
          .subarray(together, { minLength: min, maxLength: max })
          .map((each) => chosen(each));
        return alone.length === 0
          ? several
          : fc.oneof(
              several,
              fc.constantFrom(...alone).map((option) => chosen([option])),
            );
      }
      case 'text':
        return fc.constant({ kind: 'text', text: 'Some words' });
      case 'number':
      case 'scale': {
        const parts = question.kind === 'number' ? 10 ** question.decimals : 1;
        return fc
          .integer({ min: question.min * parts, max: question.max * parts })
          .map((value) => ({ kind: 'number', value: value / parts }));
      }
      case 'date':
        return fc.constant({ kind: 'day', day: '2026-11-01' });
      case 'picture':
        return fc.constant({ kind: 'picture', fileIds: ['f1'] });
    }
  })();
  return question.required ? given : fc.oneof(given, fc.constant<Answer>({ kind: 'skipped' }));
}

const chosen = (options: readonly Option[]): Answer => ({
  kind: 'choice',
  options: options.map(({ id }) => id),
  ...(options.some(({ otherText }) => otherText) ? { other: 'Something else' } : {}),
});

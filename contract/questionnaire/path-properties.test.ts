import fc, { runs } from '../../test/tiers/properties';
import { answersTo, validSets } from '../../test/samples/question-sets';
import { definitionViolations } from './definition-violation-rules';
import { sampleAnswers, targetsOf } from './graph-rules';
import { answersOnPath, pathOf, previousOf, shownQuestion, targetOf } from './path-rules';
import { progressOf } from './progress-rules';
import type { Answer, Question, QuestionSet } from './question-rules';

const TODAY = '2026-11-22';
const RUNS = { numRuns: runs(500) };

const isSet = (set: QuestionSet): boolean => definitionViolations(set).length === 0;

/** Every answer to a question that its jumps could tell from another. */
function everyAnswer(question: Question): Answer[] {
  const skipped: Answer[] = question.required ? [] : [{ kind: 'skipped' }];
  if (question.kind === 'multiple') {
    const { options, min, max } = question;
    const sets = Array.from({ length: 2 ** options.length }, (_, bits) =>
      options.filter((_option, index) => (bits >> index) % 2 === 1),
    ).filter((set) =>
      set.some(({ exclusive }) => exclusive)
        ? set.length === 1
        : set.length >= Math.max(1, min) && set.length <= max,
    );
    return [
      ...sets.map((set): Answer => ({ kind: 'choice', options: set.map(({ id }) => id) })),
      ...skipped,
    ];
  }
  if (question.kind === 'number' || question.kind === 'scale') {
    const parts = question.kind === 'number' ? 10 ** question.decimals : 1;
    const count = Math.round((question.max - question.min) * parts) + 1;
    return [
      ...Array.from({ length: count }, (_, index): Answer => ({
        kind: 'number',
        value: (question.min * parts + index) / parts,
      })),
      ...skipped,
    ];
  }
  return sampleAnswers(question);
}

test('most generated definitions are valid, of every kind of question', () => {
  const samples = fc.sample(validSets, { numRuns: 300, seed: 7 });
  const valid = samples.filter(isSet);
  expect(valid.length).toBeGreaterThan(250);
  const kinds = new Set(valid.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  expect(kinds.size).toBe(7);
});

test('the samples of a question find exactly where its answers lead', () => {
  fc.assert(
    fc.property(validSets, ({ questions }) => {
      for (const question of questions) {
        const all = new Set(everyAnswer(question).map((answer) => targetOf(question, answer)));
        expect(new Set(targetsOf(question))).toEqual(all);
      }
    }),
    RUNS,
  );
});

test('a random walk through a valid definition ends, its progress only rises, and back is the path minus one', () => {
  fc.assert(
    fc.property(validSets.filter(isSet), fc.gen(), (set, gen) => {
      const answers: Record<string, Answer> = {};
      let before = -1;
      for (let steps = 0; ; steps += 1) {
        const path = pathOf(set, answers, TODAY);
        const { current } = path;
        const { answered, total } = progressOf(set, path, current?.id ?? null);
        expect(answered).toBe(steps);
        expect(answered / total).toBeGreaterThan(before);
        before = answered / total;
        if (!current) break;
        expect(steps).toBeLessThan(set.questions.length);
        const earlier = path.questions[path.questions.length - 2] ?? null;
        expect(previousOf(path, current.id)).toBe(earlier);
        answers[current.id] = gen(answersTo, current);
      }
      expect(before).toBe(1);
    }),
    RUNS,
  );
});

test('a changed answer leaves the others in the draft, and only the path is sent', () => {
  fc.assert(
    fc.property(validSets.filter(isSet), fc.gen(), (set, gen) => {
      const all: Record<string, Answer> = {};
      for (const question of set.questions) all[question.id] = gen(answersTo, question);
      const { questions, current } = pathOf(set, all, TODAY);
      expect(current).toBeNull();
      const sent = answersOnPath(set, all, TODAY);
      expect(Object.keys(sent)).toEqual(questions.map(({ id }) => id));
      // What is sent leads the same way as the whole draft, so the provider computes the same path.
      expect(pathOf(set, sent, TODAY).questions).toEqual(questions);
      for (const question of questions)
        expect(shownQuestion({ questions, current }, question.id)).toBe(question);
    }),
    RUNS,
  );
});

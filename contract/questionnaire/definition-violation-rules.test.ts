import fc, { runs } from '../../test/tiers/properties';
import { both, validSets } from '../../test/samples/question-sets';
import { definitionViolations } from './definition-violation-rules';
import { targetsOf } from './graph-rules';
import { END } from './question-rules';
import type { Option, Question, QuestionSet } from './question-rules';

const base = { title: both('?'), required: true };
const yesNo: readonly Option[] = [
  { id: 'yes', label: both('Yes') },
  { id: 'no', label: both('No') },
];
const single = (id: string, rest: Partial<Question> = {}): Question =>
  ({ ...base, id, kind: 'single', options: yesNo, next: END, ...rest }) as Question;
const found = (...questions: Question[]) =>
  definitionViolations({ questions }).map(({ path, kind }) => `${path} ${kind}`);
const toYes = (to: string) => [{ when: { kind: 'chosen', option: 'yes' } as const, to }];

test('the first yes/no of a check, and details on yes only, is valid', () => {
  expect(found(single('unusual', { next: END, jumps: toYes('what') }), single('what'))).toEqual([]);
});

test.each<[string, Question[], string[]]>([
  ['nothing', [], ['questions noQuestions']],
  ['two of one id', [single('a'), single('a')], ['a sameId']],
  ['the id of the end', [single(END)], ['end sameId']],
  ['a cycle', [single('a', { next: 'b' }), single('b', { next: 'a' })], ['a cycle']],
  ['a question that leads to itself', [single('a', { next: 'a' })], ['a cycle']],
  ['an unknown target', [single('a', { next: 'gone' })], ['a.next unknownTarget']],
  ['a jump to nowhere', [single('a', { jumps: toYes('gone') })], ['a.jumps[0] unknownTarget']],
  [
    'an answer that leads nowhere',
    [single('a', { jumps: toYes(END), next: undefined })],
    ['a deadEnd'],
  ],
  ['a question nobody comes to', [single('a'), single('b')], ['b unreachable']],
  [
    'a jump hidden by another',
    [single('a', { jumps: [...toYes(END), ...toYes('b')], next: 'b' }), single('b')],
    ['a.jumps[1] neverTaken'],
  ],
  [
    'an option that there is not',
    [single('a', { jumps: [{ when: { kind: 'chosen', option: 'maybe' }, to: END }] })],
    ['a.jumps[0] option'],
  ],
  [
    'skipping what is required',
    [single('a', { jumps: [{ when: { kind: 'skipped' }, to: END }] })],
    ['a.jumps[0] condition'],
  ],
  [
    'a range upside down',
    [{ ...base, id: 'n', kind: 'number', min: 45, max: 30, decimals: 1, next: END }],
    ['n range'],
  ],
  [
    'a scale of too many steps',
    [
      {
        ...base,
        id: 's',
        kind: 'scale',
        min: 0,
        max: 11,
        minLabel: both('a'),
        maxLabel: both('b'),
        next: END,
      },
    ],
    ['s range'],
  ],
  [
    'more choices than options',
    [{ ...base, id: 'm', kind: 'multiple', options: yesNo, min: 1, max: 3, next: END }],
    ['m range'],
  ],
  [
    'days from today to a fixed day',
    [{ ...base, id: 'd', kind: 'date', min: 'today', max: '2026-12-31', next: END }],
    ['d range'],
  ],
  [
    'a jump outside of the range',
    [
      {
        ...base,
        id: 'n',
        kind: 'number',
        min: 35,
        max: 42,
        decimals: 1,
        jumps: [{ when: { kind: 'between', min: 38.6, max: 45 }, to: END }],
        next: END,
      },
    ],
    ['n.jumps[0] range'],
  ],
  [
    'the answer to a question that may have been passed by',
    [single('a', { required: false, next: 'b' }), single('b', { title: both('Why {a}?') })],
    ['b pipe'],
  ],
  [
    'the answer to a question of another path',
    [
      single('a', { jumps: toYes('b'), next: 'c' }),
      single('b', { next: 'c' }),
      single('c', { title: both('Why {b}?') }),
    ],
    ['c pipe'],
  ],
])('%s is refused with its place', (_what, questions, expected) => {
  expect(found(...questions)).toEqual(expected);
});

/** Breaks a valid definition in one place, and says where. */
type Breakage = (set: QuestionSet, at: number) => [Question[], RegExp];

const last = ({ questions }: QuestionSet): Question => questions[questions.length - 1] as Question;

const BREAKAGES: Readonly<Record<string, Breakage>> = {
  'a cycle': (set, index) => {
    const target = set.questions[index % set.questions.length]?.id as string;
    const broken = set.questions.map((question) =>
      question === last(set) ? { ...question, next: target } : question,
    );
    return [broken, /^q\d+ cycle$/];
  },
  'a dead end': (set, index) => {
    const { id } = set.questions[index % set.questions.length] as Question;
    const broken = set.questions.map((question) =>
      question.id === id ? { ...question, next: undefined } : question,
    );
    return [broken, new RegExp(`^${id} deadEnd$`)];
  },
  'an unreachable question': (set, index) => {
    const island = { ...single('island'), next: set.questions[index % set.questions.length]?.id };
    return [[...set.questions, island], /^island unreachable$/];
  },
};

test.each(Object.entries(BREAKAGES))(
  '100 generated definitions with %s are refused',
  (_what, spoil) => {
    const valid = validSets.filter((set) => definitionViolations(set).length === 0);
    fc.assert(
      fc.property(valid, fc.nat(), (set, at) => {
        const [questions, expected] = spoil(set, at);
        const [violation, ...others] = definitionViolations({ questions });
        expect(`${violation?.path} ${violation?.kind}`).toMatch(expected);
        expect(others).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  },
);

test('a definition that is not refused has a way out of every answer', () => {
  fc.assert(
    fc.property(validSets, (set) => {
      if (definitionViolations(set).length > 0) return;
      const ids = [END, ...set.questions.map(({ id }) => id)];
      for (const question of set.questions)
        for (const target of targetsOf(question)) expect(ids).toContain(target);
    }),
  );
});

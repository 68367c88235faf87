import { validSets } from '../../../../test/samples/question-sets';
import fc from '../../../../test/tiers/properties';
import type { Option } from '@contract/questionnaire/question-rules';
import { toggledOptions } from './choice-rules';
import { answersOf, isEmpty, listOf, newerDraft } from './draft-rules';
import type { SurveyDraft } from './draft-rules';

const device = (savedAt: number): SurveyDraft => ({
  code: 'visit',
  orderId: '',
  version: 1,
  attempt: 'attempt-1',
  answers: {},
  at: null,
  savedAt,
});

test.each([
  [null, null, null],
  [device(1), null, 'device'],
  [null, { savedAt: 1 }, 'account'],
  [device(2), { savedAt: 1 }, 'device'],
  [device(1), { savedAt: 1 }, 'device'],
  [device(1), { savedAt: 2 }, 'account'],
])('of the drafts %j and %j the newer one goes on: %s', (one, other, expected) => {
  expect(newerDraft(one, other)).toBe(expected);
});

test('an answer that is still being typed stays on the device', () => {
  fc.assert(
    fc.property(validSets, ({ questions }) => {
      const typed = Object.fromEntries(
        questions.map(({ id }) => [id, { kind: 'number', value: NaN } as const]),
      );
      expect(listOf({ questions }, typed, '2026-11-22')).toEqual([]);
    }),
  );
});

test('answers come back as they were sent', () => {
  const list = [{ questionId: 'a', answer: { kind: 'text', text: '好' } as const }];
  expect(answersOf(list)).toEqual({ a: { kind: 'text', text: '好' } });
});

test.each([
  [undefined, true],
  [{ kind: 'skipped' } as const, true],
  [{ kind: 'choice', options: [] } as const, true],
  [{ kind: 'text', text: ' \n' } as const, true],
  [{ kind: 'picture', fileIds: [] } as const, true],
  [{ kind: 'number', value: 0 } as const, false],
  [{ kind: 'number', value: NaN } as const, false],
  [{ kind: 'text', text: 'x' } as const, false],
])('the answer %j says nothing: %s', (answer, expected) => {
  expect(isEmpty(answer)).toBe(expected);
});

const label = { zh: '甲', en: 'A' };
const OPTIONS: Option[] = [
  { id: 'a', label },
  { id: 'b', label },
  { id: 'none', label, exclusive: true },
];

test.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], 'none', ['none']],
  [['none'], 'b', ['b']],
])('of %j, tapping %s leaves %j', (chosen, id, expected) => {
  expect(toggledOptions(OPTIONS, chosen, id)).toEqual(expected);
});

import { both } from '../../test/samples/question-sets';
import { answerViolation } from './answer-rules';
import { pathOf } from './path-rules';
import { pipedText } from './piping-rules';
import { END } from './question-rules';
import type { Answer, Question } from './question-rules';
import { orderedOptions } from './shuffle-rules';

const TODAY = '2026-11-22';
const common = { id: 'q', title: both('?'), required: true, next: END };
const options = [
  { id: 'fever', label: both('Fever') },
  { id: 'rash', label: both('Rash') },
  { id: 'pain', label: both('Pain') },
  { id: 'other', label: both('Other'), otherText: 5 },
  { id: 'none', label: both('None'), exclusive: true as const },
];
const multiple: Question = { ...common, kind: 'multiple', options, min: 2, max: 3, shuffled: true };
const number: Question = { ...common, kind: 'number', min: 34, max: 43, decimals: 1 };
const date: Question = { ...common, kind: 'date', min: '2026-01-01', max: 'today' };
const text: Question = { ...common, kind: 'text', max: 5, required: false };
const picture: Question = { ...common, kind: 'picture', max: 1 };

const choice = (chosen: string[], other?: string): Answer => ({
  kind: 'choice',
  options: chosen,
  other,
});
const value = (each: number): Answer => ({ kind: 'number', value: each });
const day = (each: string): Answer => ({ kind: 'day', day: each });

test.each<[Question, Answer | undefined, string | null]>([
  [multiple, choice(['fever', 'rash']), null],
  [multiple, choice(['fever']), 'tooFew'],
  [multiple, choice(['none']), null],
  [multiple, choice(['none', 'fever']), 'exclusive'],
  [multiple, choice(['fever', 'fever']), 'option'],
  [multiple, choice(['fever', 'constructor']), 'option'],
  [multiple, choice(['fever', 'rash', 'pain', 'other'], 'x'), 'tooMany'],
  [multiple, choice(['fever', 'other']), 'otherMissing'],
  [multiple, choice(['fever', 'other'], '123456'), 'otherTooLong'],
  [multiple, choice(['fever', 'other'], '12345'), null],
  [multiple, choice(['fever', 'rash'], 'x'), 'otherUnasked'],
  [multiple, value(1), 'kind'],
  [multiple, undefined, 'required'],
  [multiple, { kind: 'skipped' }, 'required'],
  [number, value(38.6), null],
  [number, value(38.65), 'decimals'],
  [number, value(33.9), 'tooSmall'],
  [number, value(43.1), 'tooLarge'],
  [number, value(NaN), 'kind'],
  [date, day('2026-11-22'), null],
  [date, day('2026-11-23'), 'tooLate'],
  [date, day('2025-12-31'), 'tooEarly'],
  [date, day('2026-02-30'), 'day'],
  [text, { kind: 'skipped' }, null],
  [text, { kind: 'text', text: '  ' }, 'required'],
  [text, { kind: 'text', text: '123456' }, 'tooLong'],
  [picture, { kind: 'picture', fileIds: [] }, 'tooFew'],
  [picture, { kind: 'picture', fileIds: ['a', 'b'] }, 'tooMany'],
])('%#', (question, answer, expected) => {
  expect(answerViolation(question, answer, TODAY)).toBe(expected);
});

test('an answer that is no longer valid is where the path stops', () => {
  const set = {
    questions: [
      { ...number, id: 'a', next: 'b' },
      { ...text, id: 'b' },
    ],
  };
  const { current } = pathOf(set, { a: value(50), b: { kind: 'text', text: 'x' } }, TODAY);
  expect(current?.id).toBe('a');
});

test('options are shuffled by attempt, stay so, and end with what is found last', () => {
  const idsFor = (attempt: string) => orderedOptions(multiple, attempt).map(({ id }) => id);
  expect(idsFor('one')).toEqual(idsFor('one'));
  const orders = new Set(
    Array.from({ length: 60 }, (_, index) => idsFor(`attempt-${index}`).join()),
  );
  expect(orders.size).toBe(6);
  for (const order of orders) expect(order).toMatch(/,other,none$/);
});

test('an earlier answer stands in a later text, as it was given', () => {
  const set = { questions: [{ ...multiple, id: 'what' }] };
  const title = { zh: '什么时候{what}？', en: 'When {what}?' };
  const answers = { what: choice(['fever', 'other'], '$& {what}') };
  expect(pipedText(set, answers, title, 'en')).toBe('When Fever, $& {what}?');
  expect(pipedText(set, {}, title, 'zh')).toBe('什么时候？');
});

import type { FollowedPerson } from '@contract/follow-up/endpoints';
import { levelOfDraft, temperatureHint, toggledSymptoms, violationOf } from './answer-rules';
import type { AnswerDraft } from './draft';

const DONE_AT = 1_800_000_000_000;
const PERSON: FollowedPerson = {
  orderId: 'o1',
  linkmanName: '小明',
  productName: '疫苗',
  doseLabel: '第1剂',
  vaccineCode: 'dtap',
  ageMonths: 2,
  doneAt: DONE_AT,
  answered: false,
  answers: [],
  handling: null,
};
const DRAFT: AnswerDraft = {
  orderId: 'o1',
  submissionId: 'submission',
  unusual: true,
  symptoms: [],
  temperature: '',
  swelling: '',
  fileIds: [],
  isPending: false,
};

test('what to do follows from what is ticked and typed, by age and time', () => {
  const levelOf = (change: Partial<AnswerDraft>, now = DONE_AT + 3_600_000) =>
    levelOfDraft({ ...DRAFT, ...change }, PERSON, now);
  expect(levelOf({ symptoms: ['breathing'] })).toBe('emergency');
  expect(levelOf({ temperature: '38,0' })).toBe('urgent');
  expect(levelOf({ temperature: 'x' })).toBe('home');
  expect(levelOf({ symptoms: ['hives'] })).toBe('emergency');
  expect(levelOf({ symptoms: ['hives'] }, DONE_AT + 25 * 3_600_000)).toBe('urgent');
  expect(levelOf({ unusual: false, symptoms: ['breathing'] })).toBe('none');
});

test.each<[Partial<AnswerDraft>, ReturnType<typeof temperatureHint>]>([
  [{}, 'temperatureHint'],
  [{ symptoms: ['fever'] }, 'temperatureAsk'],
  [{ symptoms: ['fever'], temperature: '37,6' }, 'temperatureHint'],
  [{ temperature: '35.5' }, 'temperatureHint'],
  [{ temperature: '35.4' }, 'temperatureLow'],
])('with %p the field of the temperature says %p', (change, hint) => {
  expect(temperatureHint({ ...DRAFT, ...change }, PERSON)).toBe(hint);
});

test.each<[Partial<AnswerDraft>, ReturnType<typeof violationOf>]>([
  [{}, 'empty'],
  [{ unusual: false }, null],
  [{ symptoms: ['pain'] }, null],
  [{ temperature: '38.2' }, null],
  [{ temperature: '382', symptoms: ['fever'] }, 'temperature'],
  [{ swelling: '0' }, 'swelling'],
  [{ swelling: '2.5' }, null],
])('%p is held back for %p', (change, violation) => {
  expect(violationOf({ ...DRAFT, ...change })).toBe(violation);
});

test('a tap ticks and unticks', () => {
  expect(toggledSymptoms(['pain'], 'fever')).toEqual(['pain', 'fever']);
  expect(toggledSymptoms(['pain', 'fever'], 'pain')).toEqual(['fever']);
});

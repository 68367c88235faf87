import { isLiveVaccine } from '../../../../test/samples/catalogue';
import { ADVICE } from './advice';
import { QUESTIONS } from './guide';
import type { Conditions } from './guide';

type Answers = Readonly<Record<string, string>>;

const holds = (conditions: Conditions, answers: Answers): boolean =>
  Object.entries(conditions).every(([question, options]) =>
    options.includes(answers[question] ?? ''),
  );
const isExcluded = (conditions: Conditions | undefined, answers: Answers): boolean =>
  Object.entries(conditions ?? {}).some(([question, options]) =>
    options.includes(answers[question] ?? ''),
  );
const adviceFor = (answers: Answers) =>
  ADVICE.filter(({ when, unless }) => holds(when, answers) && !isExcluded(unless, answers));
const idsFor = (answers: Answers) => adviceFor(answers).map(({ id }) => id);
const codesFor = (answers: Answers) => adviceFor(answers).flatMap(({ codes }) => codes ?? []);

const options = new Map(QUESTIONS.map(({ id, options: all }) => [id, all.map((each) => each.id)]));
const AGES = options.get('age') ?? [];

test('advice and options depend on answers that exist', () => {
  const conditions = [
    ...ADVICE.flatMap(({ when, unless }) => [when, unless]),
    ...QUESTIONS.flatMap(({ when, options: all }) => [when, ...all.map((each) => each.when)]),
  ];
  for (const condition of conditions)
    for (const [question, ids] of Object.entries(condition ?? {}))
      for (const id of ids) expect(options.get(question)).toContain(id);
});

test('ages leave nobody out', () => {
  const years = QUESTIONS.flatMap(({ options: all }) => all.flatMap((each) => each.years ?? []));
  expect(years).toEqual([
    0,
    0.5,
    0.5,
    1,
    1,
    6,
    6,
    9,
    9,
    18,
    18,
    27,
    27,
    46,
    46,
    50,
    50,
    60,
    60,
    null,
  ]);
});

test.each(['y18', 'y27'])(
  'pregnant at %s: inactivated flu first, no live vaccine, no HPV',
  (age) => {
    const answers = { who: 'adult', age, sex: 'female', need: 'pregnant', before: 'never' };
    expect(idsFor(answers)).toContain('flu');
    expect(idsFor(answers)).not.toContain('hpv');
    expect(codesFor(answers).filter(isLiveVaccine)).toEqual([]);
  },
);

test.each(AGES)('weak immunity at %s: no live vaccine, and the doctor is asked', (age) => {
  const answers = { who: 'child', age, sex: 'female', need: 'immunodeficiency', before: 'never' };
  expect(codesFor(answers).filter(isLiveVaccine)).toEqual([]);
  expect(idsFor(answers)).toContain('immunodeficiency');
});

test('from 50 a weak immunity leaves the recombinant vaccine against shingles', () => {
  const elder = { who: 'elder', age: 'y50', before: 'never' };
  expect(codesFor({ ...elder, need: 'none' })).toEqual(
    expect.arrayContaining(['zoster', 'zoster-live']),
  );
  expect(codesFor({ ...elder, need: 'immunodeficiency' })).toEqual(
    expect.arrayContaining(['zoster', 'ppv23', 'flu']),
  );
});

test('PPSV23 is for everybody from 60, before that where an illness asks for it', () => {
  const at = (age: string, need: string) => codesFor({ who: 'elder', age, need, before: 'never' });
  expect(at('y60', 'none')).toContain('ppv23');
  expect(at('y50', 'none')).not.toContain('ppv23');
  expect(at('y50', 'chronic')).toContain('ppv23');
});

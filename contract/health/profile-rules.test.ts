import { CHINA } from '../doses/schedule/china';
import {
  askedOnly,
  daySpan,
  HEALTH_QUESTIONS,
  healthViolation,
  OBSERVATION_CODES,
  observedIn,
  questionsFor,
} from './profile-rules';
import type { HealthAnswers, HealthQuestion } from './profile-rules';

const TODAY = '2026-11-28';
const NONE: HealthAnswers = { answers: {}, days: {} };
const girl = { birthday: '2026-05-10', sex: 2 } as const;
const saying = (
  answers: HealthAnswers['answers'],
  days: HealthAnswers['days'] = {},
): HealthAnswers => ({ answers, days });

test('the observations of answers are those that the tables know, so that no question changes nothing', () => {
  const groups = [...CHINA.antigens.values()];
  const known = groups.flatMap(({ series, contraindications }) => [
    ...contraindications.map(({ observation }) => observation),
    ...series.flatMap(({ indications }) => indications.map(({ observation }) => observation)),
    ...series.flatMap(({ doses }) =>
      doses.flatMap(({ intervals }) =>
        intervals.flatMap(({ since }) => (since.kind === 'observation' ? since.code : [])),
      ),
    ),
  ]);
  expect([...new Set(known)].sort()).toEqual([...OBSERVATION_CODES].sort());
});

test('every question can make an observation', () => {
  const all = saying(
    {
      lowWeight: 'yes',
      hbsagMother: 'yes',
      hivMother: 'yes',
      hiv: 'yes',
      immunodeficiency: 'yes',
      immunoglobulin: 'yes',
      pregnancy: 'yes',
    },
    { immunoglobulin: TODAY, pregnancy: TODAY },
  );
  for (const question of HEALTH_QUESTIONS) {
    const without = saying({ ...all.answers, [question]: 'no' }, all.days);
    expect(observedIn(without, { sex: 2 })).not.toEqual(observedIn(all, { sex: 2 }));
  }
});

describe('who is asked', () => {
  const asks = (
    birthday: string,
    sex: 1 | 2,
    question: HealthQuestion,
    answers: HealthAnswers['answers'] = {},
  ) => questionsFor({ birthday, sex }, TODAY, answers).includes(question);

  test.each([
    ['a baby is asked about birth', '2026-05-10', 2, 'lowWeight', true],
    ['the day before 18', '2008-11-29', 1, 'hiv', true],
    ['not from 18 on', '2008-11-28', 1, 'hiv', false],
    ['a girl of 11 is not asked about a pregnancy', '2014-11-29', 2, 'pregnancy', false],
    ['from 12 on she is', '2014-11-28', 2, 'pregnancy', true],
    ['a man is not', '1995-01-01', 1, 'pregnancy', false],
    ['until 55', '1970-11-29', 2, 'pregnancy', true],
    ['not from 56 on', '1970-11-28', 2, 'pregnancy', false],
    ['everybody is asked about immunoglobulin', '1950-01-01', 1, 'immunoglobulin', true],
  ] as const)('%s', (_case, birthday, sex, question, expected) => {
    expect(asks(birthday, sex, question)).toBe(expected);
  });

  test('the mother’s HBsAg matters after a low weight only', () => {
    expect(asks('2026-05-10', 2, 'hbsagMother')).toBe(false);
    expect(asks('2026-05-10', 2, 'hbsagMother', { lowWeight: 'unknown' })).toBe(false);
    expect(asks('2026-05-10', 2, 'hbsagMother', { lowWeight: 'yes' })).toBe(true);
  });
});

describe('what an answer says', () => {
  const codes = (health: HealthAnswers, sex: 1 | 2 = 2): string[] =>
    observedIn(health, { sex }).map(({ code }) => code);

  test.each([
    ['nothing', NONE, ''],
    ['no and not sure', saying({ immunodeficiency: 'no', hiv: 'unknown' }), ''],
    ['a low weight alone', saying({ lowWeight: 'yes' }), ''],
    ['of a mother without HBsAg', saying({ lowWeight: 'yes', hbsagMother: 'no' }), ''],
    [
      'of one of whom it is not known',
      saying({ lowWeight: 'yes', hbsagMother: 'unknown' }),
      'hbsag-mother-low-weight',
    ],
    ['the mother’s HIV', saying({ hivMother: 'yes' }), 'hiv-exposed hiv-unknown'],
    ['with a child without it', saying({ hivMother: 'yes', hiv: 'no' }), 'hiv-exposed'],
    [
      'with a child who has it',
      saying({ hivMother: 'yes', hiv: 'yes' }),
      'hiv-exposed hiv-infected',
    ],
    ['blood without a day', saying({ immunoglobulin: 'yes' }), ''],
  ])('%s', (_case, health, expected) => {
    expect(codes(health).join(' ')).toBe(expected);
  });

  test('a pregnancy lasts two weeks beyond its expected end, of a woman only', () => {
    const health = saying({ pregnancy: 'yes' }, { pregnancy: '2027-02-01' });
    expect(observedIn(health, { sex: 2 })).toEqual([
      { code: 'pregnancy', since: null, until: '2027-02-16' },
    ]);
    expect(codes(health, 1)).toEqual([]);
  });
});

describe('answers that can be stored', () => {
  const violation = (health: HealthAnswers, person: { birthday: string; sex: 1 | 2 } = girl) =>
    healthViolation(health, person, TODAY);

  test('have an answer, and to questions that are asked only', () => {
    expect(violation(NONE)).toEqual({ kind: 'empty' });
    expect(violation(saying({ hiv: 'unknown' }))).toBeNull();
    expect(violation(saying({ pregnancy: 'no' }))).toEqual({
      kind: 'notAsked',
      question: 'pregnancy',
    });
    expect(violation(saying({ hbsagMother: 'yes' }))?.kind).toBe('notAsked');
  });

  test.each([
    ['2026-08-28', null],
    ['2026-08-27', 'day'],
    ['2026-11-28', null],
    ['2026-11-29', 'day'],
    [undefined, 'day'],
  ])('name the day of immunoglobulin, of three months: %s', (day, expected) => {
    const days = day === undefined ? {} : { immunoglobulin: day };
    expect(violation(saying({ immunoglobulin: 'yes' }, days))?.kind ?? null).toBe(expected);
  });

  test('name no day without a yes', () => {
    const health = saying({ immunoglobulin: 'no' }, { immunoglobulin: TODAY });
    expect(violation(health)).toEqual({ kind: 'day', question: 'immunoglobulin' });
  });

  test('name the expected end of a pregnancy from today on, within 42 weeks', () => {
    const woman = { birthday: '1995-03-01', sex: 2 } as const;
    const { min, max } = daySpan('pregnancy', TODAY);
    expect([min, max]).toEqual([TODAY, '2027-09-18']);
    const kindOn = (pregnancy: string) =>
      violation(saying({ pregnancy: 'yes' }, { pregnancy }), woman)?.kind ?? null;
    expect([kindOn(min), kindOn('2026-11-27'), kindOn(max), kindOn('2027-09-19')]).toEqual([
      null,
      'day',
      null,
      'day',
    ]);
  });

  test('are what is left of a form when the question before is answered otherwise', () => {
    const health = saying(
      { lowWeight: 'no', hbsagMother: 'yes', immunoglobulin: 'no', pregnancy: 'no' },
      { immunoglobulin: TODAY },
    );
    expect(askedOnly(health, girl, TODAY)).toEqual(
      saying({ lowWeight: 'no', immunoglobulin: 'no' }),
    );
  });
});

import { observedIn } from '../health/profile-rules';
import { patientOf } from '../plan/given-rules';
import type { HealthAnswers } from '../health/profile-rules';
import { dayNumber, dayText } from './day-number-rules';
import { firstDay, judge, observationsAgainst } from './judge-rules';
import type { History } from './evaluation-rules';
import { CHINA } from './schedule/china';

const BORN = '2024-03-20';
const ADULT = '1996-03-20';
const DAY = '2026-11-28';
const EVERYTHING: HealthAnswers = {
  answers: {
    lowWeight: 'yes',
    hbsagMother: 'yes',
    hivMother: 'yes',
    hiv: 'yes',
    immunodeficiency: 'yes',
    immunoglobulin: 'yes',
    pregnancy: 'yes',
  },
  days: { immunoglobulin: '2026-11-20', pregnancy: '2027-03-01' },
};
const historyOf = (birthday: string, health: HealthAnswers | null): History => ({
  tables: CHINA,
  patient: patientOf({ birthday, sex: 2, health }),
  all: [],
});
const candidate = (code: string, day: string) => ({
  id: 'asked',
  code,
  product: null,
  day: dayNumber(day),
});

test.each(['rabies', 'tetanus'])(
  '%s after an exposure is refused by no answer, at any age',
  (code) => {
    expect(observedIn(EVERYTHING, { sex: 2 })).toHaveLength(6);
    for (const birthday of ['2026-09-28', BORN, '2012-03-20', ADULT, '1950-03-20']) {
      const without = judge(candidate(code, DAY), historyOf(birthday, null));
      const history = historyOf(birthday, EVERYTHING);
      expect(judge(candidate(code, DAY), history)).toEqual(without);
      expect(observationsAgainst(candidate(code, DAY), history)).toEqual([]);
    }
    const { antigens, associations } = CHINA;
    for (const { antigen } of associations.get(code) ?? []) {
      const tables = antigens.get(antigen);
      expect(tables?.contraindications).toEqual([]);
      const rows = tables?.series.flatMap(({ doses }) => doses.flatMap((dose) => dose.intervals));
      expect(rows?.filter(({ since }) => since.kind === 'observation')).toEqual([]);
    }
  },
);

test('the answers that alone refuse a dose are named, and others are not', () => {
  const history = historyOf(BORN, EVERYTHING);
  expect(judge(candidate('mmr', DAY), history).refusal).toBe('contraindicated');
  expect(observationsAgainst(candidate('mmr', DAY), history)).toEqual([
    'hiv-infected',
    'immunodeficiency',
    'immunoglobulin',
    'pregnancy',
  ]);
  expect(observationsAgainst(candidate('dtap', DAY), history)).toEqual([]);
});

test('a deferral ends on its day', () => {
  const history = historyOf(BORN, {
    answers: { immunoglobulin: 'yes' },
    days: { immunoglobulin: '2026-11-20' },
  });
  const refusal = (day: string) => judge(candidate('mmr', day), history).refusal;
  expect([refusal('2027-02-19'), refusal('2027-02-20')]).toEqual(['tooSoon', null]);
  const first = firstDay(candidate('mmr', DAY), history, dayNumber(DAY));
  expect(first !== null && dayText(first)).toBe('2027-02-20');
});

test('after a pregnancy a vaccine may be given, however long it is until then', () => {
  const history = historyOf(ADULT, {
    answers: { pregnancy: 'yes' },
    days: { pregnancy: '2027-08-01' },
  });
  const refusal = (day: string) => judge(candidate('hpv9', day), history).refusal;
  expect([refusal('2027-08-15'), refusal('2027-08-16')]).toEqual(['contraindicated', null]);
  const first = firstDay(candidate('hpv9', DAY), history, dayNumber(DAY));
  expect(first !== null && dayText(first)).toBe('2027-08-16');
});

test('what lasts leaves no first day', () => {
  const history = historyOf(BORN, { answers: { immunodeficiency: 'yes' }, days: {} });
  expect(firstDay(candidate('mmr', DAY), history, dayNumber(DAY))).toBeNull();
});

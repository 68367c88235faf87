import type { HealthAnswers } from '../health/profile-rules';
import { dosesToBook } from './doses-to-book-rules';
import { planKnowing } from './history-rules';
import { planOf } from './plan-rules';
import { parseAdministered } from './plan-table';
import { suggestionsFor } from './suggestion-rules';

const TODAY = '2026-11-28';
const saying = (
  answers: HealthAnswers['answers'],
  days: HealthAnswers['days'] = {},
): HealthAnswers => ({ answers, days });

/** A dose as `status reason first-day`. */
function dose(id: string, birthday: string, health: HealthAnswers | null, taken = ''): string {
  const plan = planOf({ birthday, sex: 2, health }, parseAdministered(taken), TODAY);
  const found = plan.find((each) => each.id === id);
  return found ? [found.status, found.reason, found.bookFrom ?? ''].join(' ').trim() : 'absent';
}

const BABY = '2026-09-28';
const WEAK = saying({ immunodeficiency: 'yes' });

test.each([
  ['bcg-1', null, 'due ageReached 2026-11-28'],
  ['bcg-1', WEAK, 'onHold doctorDecides'],
  ['bcg-1', saying({ hivMother: 'yes' }), 'onHold doctorDecides'],
  ['bcg-1', saying({ hivMother: 'yes', hiv: 'no' }), 'due ageReached 2026-11-28'],
  ['mmr-1', WEAK, 'onHold doctorDecides'],
  ['polio-1', WEAK, 'due ageReached 2026-11-28'],
  ['polio-3', WEAK, 'onHold otherVaccine'],
  // The inactivated form has a series of its own.
  ['je-i-1', WEAK, 'upcoming waitAge 2027-05-28'],
  ['je-l-1', WEAK, 'absent'],
  ['hepa-i-1', WEAK, 'upcoming waitAge 2028-03-28'],
  ['dtap-1', WEAK, 'due ageReached 2026-11-28'],
])('%s for a baby with %j: %s', (id, health, expected) => {
  expect(dose(id, BABY, health)).toBe(expected);
});

test('a live course that was begun waits for the doctor', () => {
  const born = '2024-09-28';
  expect(dose('je-l-2', born, WEAK, 'je-l#1=2025-06-01')).toBe('onHold doctorDecides');
  expect(dose('je-l-2', born, null, 'je-l#1=2025-06-01')).toMatch(/^(due|overdue)/);
});

describe('immunoglobulin', () => {
  const born = '2025-03-20';
  const on = (day: string) => saying({ immunoglobulin: 'yes' }, { immunoglobulin: day });

  test('puts off what is due for three months from its day', () => {
    expect(dose('mmr-1', born, on('2026-11-01'))).toBe('upcoming waitBlood 2027-02-01');
    expect(dose('mmr-1', born, on('2026-08-29'))).toBe('upcoming waitBlood 2026-11-29');
    expect(dose('mmr-1', born, on('2026-08-28'))).toBe('overdue late 2026-11-28');
    expect(dose('dtap-1', born, on('2026-11-01'))).toMatch(/^overdue/);
  });

  test('leaves what was given before it as it is', () => {
    expect(dose('mmr-1', born, on('2026-11-01'), 'mmr#1=2025-11-28')).toBe('done onRecord');
  });

  test('a dose given within the time counts', () => {
    expect(dose('mmr-1', born, on('2026-11-01'), 'mmr#1=2026-11-20')).toBe('done early');
  });
});

describe('a low weight at birth, of a mother with HBsAg', () => {
  const health = saying({ lowWeight: 'yes', hbsagMother: 'yes' });
  const taken = parseAdministered('hepb#1=2026-09-28 hepb#2=2026-10-28');
  const plan = planOf({ birthday: BABY, sex: 1, health }, taken, TODAY);

  test('has a dose besides the three, which are numbered as those of the product', () => {
    const hepb = plan.filter(({ series }) => series === 'hepb');
    expect(hepb.map(({ id, doseNo, status }) => [id, doseNo, status])).toEqual([
      ['hepb-0', 0, 'done'],
      ['hepb-1', 1, 'done'],
      ['hepb-2', 2, 'due'],
      ['hepb-3', 3, 'upcoming'],
    ]);
    expect(dosesToBook('hepb', plan, BABY, TODAY)).toMatchObject({ doseNo: 2, earliest: TODAY });
  });

  test('the usual course has no such dose', () => {
    const usual = planOf({ birthday: BABY, sex: 1, health: null }, taken, TODAY);
    const hepb = usual.filter(({ series }) => series === 'hepb');
    expect(hepb.map(({ doseNo }) => doseNo)).toEqual([1, 2, 3]);
  });
});

test('what is on hold is not unknown while the history is', () => {
  const plan = planKnowing({ birthday: '2025-03-20', sex: 1, health: WEAK }, [], TODAY, false);
  expect(plan.find(({ id }) => id === 'mmr-1')?.status).toBe('onHold');
  expect(plan.find(({ id }) => id === 'dtap-1')?.status).toBe('unknown');
});

test('HPV vaccine is not suggested in a pregnancy, and again after it', () => {
  const health = saying({ pregnancy: 'yes' }, { pregnancy: '2027-01-01' });
  const codesOn = (today: string) =>
    suggestionsFor({ birthday: '1998-05-01', sex: 2, health }, [], today).map(({ code }) => code);
  expect(codesOn('2027-01-15')).toEqual(['flu']);
  expect(codesOn('2027-01-16')).toEqual(['flu', 'hpv']);
});

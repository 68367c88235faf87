import { EDITION_2026 } from '@contract/plan/official-table';
import { ageSteps } from './age-steps';

const steps = ageSteps();

test('children’s vaccines stand by age, each dose of the usual forms once', () => {
  expect(steps.map(({ age }) => age)).toEqual([
    0, 1, 2, 3, 4, 6, 8, 9, 12, 18, 24, 36, 48, 72, 156,
  ]);
  const ages = steps.flatMap(({ age, free }) => free.map(() => age));
  // Without the forms that replace a live vaccine.
  const usual = EDITION_2026.filter(({ vaccine }) => !/^(JE|HepA)-I$/.test(vaccine));
  expect(ages).toEqual(usual.map(({ age }) => age).sort((a, b) => a - b));
  const ids = steps.flatMap(({ free }) => free.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a dose says by which age it is due, for whom it is, and whether it is one of several', () => {
  const doses = steps.flatMap(({ free }) => free);
  const of = (id: string) => doses.find((dose) => dose.id === id);
  expect(of('hepb-1')).toMatchObject({ isNumbered: true, late: { months: 0, days: 2 } });
  expect(of('bcg-1')).toMatchObject({ isNumbered: false, late: { months: 3, days: 0 } });
  expect(of('polio-3')).toMatchObject({ code: 'bopv', doseNo: 3, series: 'polio' });
  expect(of('hpv2-2')).toMatchObject({ isForGirls: true, late: null });
  expect(of('mmr-1')).toMatchObject({ isForGirls: false });
});

test('paid vaccines stand at the age at which they are begun', () => {
  expect(steps.find(({ age }) => age === 12)).toEqual({ age: 12, free: [], paid: ['varicella'] });
});

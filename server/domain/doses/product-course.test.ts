import { doseDates } from '@contract/plan/dose-date-rules';
import { addDays } from '@contract/time/day-rules';
import { seedProducts } from '../../seed/vaccines/products';
import { doseDays } from './eligibility';
import { courseOfProduct } from './product-course';

type Row = Parameters<typeof courseOfProduct>[0];

const product = (id: string): Row => {
  const found = seedProducts().find((each) => each.id === id);
  if (!found) throw new Error(id);
  return {
    sex_limit: found.sexLimit,
    min_age_days: found.minAgeDays,
    max_age_days: found.maxAgeDays,
    doses: found.doses,
  };
};

function ageDays(row: Row, birthday: string, doseNo = 1) {
  const course = courseOfProduct(row);
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) throw new Error(`no dose ${doseNo}`);
  const { byAge, last } = doseDays({ sex: 2, birthday, hasGuardian: true }, course, dose, []);
  return [byAge, last];
}

test.each([
  ['hpv9-msd', '2019-06-01', '2028-06-01', '2065-05-31'],
  ['hpv9-msd', '2018-12-31', '2027-12-31', '2064-12-30'],
  ['zoster-bcht', '2002-02-01', '2042-02-01', null],
  ['dtap-nip', '2026-08-31', '2026-10-31', '2033-08-30'],
])('%s for somebody born on %s is from %s to %s', (id, birthday, from, to) => {
  expect(ageDays(product(id), birthday)).toEqual([from, to]);
});

test('a later dose of a paid course has the age of its first one and the interval, in days', () => {
  const [from] = ageDays(product('hpv9-msd'), '2019-06-01', 2);
  expect(from).toBe('2028-07-30');
});

test('a catalogue that says days alone is taken at its word', () => {
  const { doses, ...row } = product('hpv9-msd');
  const bare = doses.map((dose) => ({ ...dose, ageMonths: null, beforeMonths: null }));
  expect(ageDays({ ...row, doses: bare }, '2019-06-01')[0]).toBe('2028-05-31');
});

test('the product’s own least age goes before a lower one of its dose', () => {
  const row = { ...product('hpv9-msd'), min_age_days: 15 * 366 };
  expect(ageDays(row, '2019-06-01')[0]).toBe('2034-06-12');
});

test('a dose without an upper age has the product’s, in days', () => {
  const { doses, ...row } = product('hpv9-msd');
  const open = doses.map((dose) => ({ ...dose, maxAgeDays: null, beforeMonths: null }));
  expect(ageDays({ ...row, max_age_days: 10_000, doses: open }, '2019-06-01')[1]).toBe(
    addDays('2019-06-01', 10_000),
  );
  expect(ageDays({ ...row, max_age_days: null, doses: open }, '2019-06-01')[1]).toBeNull();
  expect(ageDays({ ...row, max_age_days: 10_000, doses }, '2019-06-01')[1]).toBe('2065-05-31');
});

test.each([
  ['dtap-nip', 4, '2025-08-31', '2026-02-28'],
  ['dtap-nip', 5, '2028-02-29', '2029-02-28'],
  ['hpv2-nip', 2, '2027-08-31', '2028-02-29'],
  ['jei-nip', 2, '2027-02-27', '2027-03-06'],
  ['menac-nip', 2, '2028-02-29', '2031-02-28'],
  ['ipv-sanofi', 4, '2026-08-31', '2026-09-28'],
  ['rzv-gsk', 2, '2026-12-31', '2027-02-28'],
])('%s, dose %s, after one on %s is possible by its interval from %s', (id, doseNo, before, on) => {
  const course = courseOfProduct(product(id));
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) throw new Error(id);
  expect(doseDates(dose, '2000-01-01', before).byInterval).toBe(on);
});

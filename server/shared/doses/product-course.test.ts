import { storedProduct } from '../../../test/doses/seed-course';
import { addDays } from '@contract/time/day-rules';
import { sampleProducts } from '../../../test/samples/catalogue';
import { doseDays } from './eligibility';
import { courseOfProduct } from './product-course';

type Row = Parameters<typeof courseOfProduct>[0];

const product = (id: string): Row => {
  const found = sampleProducts().find((each) => each.id === id);
  if (!found) throw new Error(id);
  return storedProduct(found);
};

function ageDays(row: Row, birthday: string, doseNo = 1) {
  const course = courseOfProduct(row);
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) throw new Error(`no dose ${doseNo}`);
  const { first, last } = doseDays(
    { sex: 2, birthday, hasGuardian: true, health: null, isHistoryAnswered: false },
    course,
    dose,
    [],
  );
  return [first, last];
}

test.each([
  ['hpv9-msd', '2019-06-01', '2028-06-01', '2065-05-31'],
  ['hpv9-msd', '2018-12-31', '2027-12-31', '2064-12-30'],
  ['zoster-bcht', '2002-02-01', '2042-02-01', null],
  ['dtap-nip', '2026-08-31', '2026-10-31', '2033-08-30'],
])('%s for somebody born on %s is from %s to %s', (id, birthday, from, to) => {
  expect(ageDays(product(id), birthday)).toEqual([from, to]);
});

test('a later dose has the age of the first one and the interval of the schedule', () => {
  // Begun at nine: two doses, six months apart.
  expect(ageDays(product('hpv9-msd'), '2019-06-01', 2)[0]).toBe('2028-12-01');
  expect(ageDays(product('mmr-nip'), '2026-03-31', 2)[0]).toBe('2027-10-01');
});

test('a product that the schedule’s tables do not name has its own ages besides those of its vaccine', () => {
  const own = { ...product('hpv9-msd'), id: 'hpv9-other', min_age_days: 15 * 366 };
  expect(ageDays(own, '2019-06-01')).toEqual(['2034-06-12', '2065-05-31']);
  const narrow = { ...own, min_age_days: 0, max_age_days: 10_000 };
  expect(ageDays(narrow, '2019-06-01')).toEqual(['2028-06-01', addDays('2019-06-01', 10_000)]);
});

test('a vaccine that they do not have goes by the limits of its own doses', () => {
  const { doses, ...row } = { ...product('hpv9-msd'), id: 'new-1', vaccine_code: 'new' };
  const bare = doses.map((dose) => ({ ...dose, ageMonths: null, beforeMonths: null }));
  expect(ageDays({ ...row, doses: bare }, '2019-06-01')[0]).toBe('2028-05-31');
  expect(ageDays({ ...row, doses, min_age_days: 15 * 366 }, '2019-06-01')[0]).toBe('2034-06-12');
  const open = doses.map((dose) => ({ ...dose, maxAgeDays: null, beforeMonths: null }));
  expect(ageDays({ ...row, max_age_days: 10_000, doses: open }, '2019-06-01')[1]).toBe(
    addDays('2019-06-01', 10_000),
  );
  expect(ageDays({ ...row, max_age_days: null, doses: open }, '2019-06-01')[1]).toBeNull();
});

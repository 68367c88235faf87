import { courseOfSeed } from '../../../../test/doses/seed-course';
import type { Administered } from '../../../shared/doses/administered';
import type { Person } from '../../../shared/doses/course';
import { sampleProducts } from '../../../../test/samples/catalogue';
import { courseDays } from './course-days';

const ADULT: Person = {
  sex: 2,
  birthday: '1990-05-17',
  hasGuardian: false,
  health: null,
  isHistoryAnswered: false,
};

const courseOf = (id: string) => {
  const product = sampleProducts().find((each) => each.id === id);
  if (!product) throw new Error(id);
  return courseOfSeed(product);
};

interface Asked {
  readonly doseNo?: number;
  readonly birthday?: string;
  readonly administered?: readonly Administered[];
}

const days = (id: string, day: string, { doseNo = 1, birthday, administered = [] }: Asked = {}) => {
  const person = { ...ADULT, ...(birthday !== undefined && { birthday }) };
  const begun = { person, course: courseOf(id), administered, doseNo, day };
  return courseDays(begun, 'en').map(({ doseNo: no, earliest, recommended }) => [
    no,
    earliest,
    recommended,
  ]);
};

const record = (code: string, day: string, part: Partial<Administered> = {}): Administered => ({
  ...{ orderId: 'o', code, product: null, recordedNo: null, doseNo: null, day, status: 'BOOKED' },
  ...part,
});

test('a 0-2-6 course names the earliest days, and those of the schedule', () => {
  // By the tables 28 days and two months after the first one; six months after it, three after the second.
  expect(days('hpv9-msd', '2026-12-01')).toEqual([
    [2, '2026-12-29', '2027-02-01'],
    [3, '2027-06-01', '2027-06-01'],
  ]);
  expect(days('hpv9-msd', '2026-12-01', { doseNo: 3 })).toEqual([]);
});

test('a month that has no such day goes over to the next one', () => {
  expect(days('rzv-gsk', '2026-12-31', { birthday: '1960-05-17' })).toEqual([
    [2, '2027-03-01', '2027-03-01'],
  ]);
});

test('a dose that is booked keeps its day, and the next one counts from it', () => {
  const second = { product: 'hpv9-msd', recordedNo: 2, doseNo: 2 };
  const administered = [record('hpv9', '2027-04-10', second)];
  expect(days('hpv9-msd', '2026-12-01', { administered })).toEqual([
    [3, '2027-07-10', '2027-07-10'],
  ]);
});

test('another injected live vaccine moves a dose on, or back to its own day', () => {
  const birthday = '2026-03-01';
  const next = (live: string) =>
    days('mmr-nip', '2026-11-05', { birthday, administered: [record('varicella', live)] })[0]?.[1];
  expect(next('2027-12-30')).toBe('2027-09-01');
  expect(next('2027-08-20')).toBe('2027-09-17');
  expect(next('2027-09-10')).toBe('2027-09-10');
});

test('who is too old by then has no day, from the first day on that ends the age', () => {
  const late = (day: string) => days('rota5-msd', day, { birthday: '2026-03-10', doseNo: 2 })[0];
  // Four weeks after the second one, until the last day of 32 weeks, 20 October 2026.
  expect(late('2026-09-22')).toEqual([3, '2026-10-20', '2026-10-20']);
  expect(late('2026-09-23')).toEqual([3, null, null]);
});

test('a vaccine that the schedule does not have goes by its own limits', () => {
  const limits = { ageMonths: null, gapMonths: null, maxAgeDays: null, beforeMonths: null };
  const dose = (doseNo: number, minIntervalDays: number) => ({
    ...limits,
    ...{ doseNo, minAgeDays: 0, minIntervalDays },
    ...{ label: { zh: '', en: '' }, recommendedAge: { zh: '', en: '' } },
  });
  const product = { code: 'new', id: 'new-1', minAgeDays: 0, maxAgeDays: null };
  const course = { sexLimit: null, product, doses: [dose(1, 0), dose(2, 30)] };
  const begun = { person: ADULT, course, administered: [], doseNo: 1, day: '2027-01-31' };
  expect(courseDays(begun, 'en')).toMatchObject([{ doseNo: 2, earliest: '2027-03-02' }]);
});

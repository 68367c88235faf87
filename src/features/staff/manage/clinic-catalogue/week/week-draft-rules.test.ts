import type { PeriodFields } from '@contract/manage/catalogue-fields';
import {
  copied,
  editsOf,
  groupsOf,
  hoursOf,
  NO_CHANGE,
  openPeriods,
  periodsOf,
  withPeriods,
} from './week-draft-rules';

const period = (weekday: number, startTime = '08:00'): PeriodFields => ({
  ...{ weekday, startTime, endTime: '10:00', slotMinutes: 60, capacity: 6 },
  ...{ validFrom: null, validUntil: null, releaseDays: null, releaseTime: null },
});
const CATALOGUE = {
  schedules: [{ productIds: ['a', 'b'], periods: [period(1)] }],
};

test('hours are the same as a list and as a week, in order', () => {
  const hours = hoursOf([
    { weekday: 2, from: '13:00', to: '17:00' },
    { weekday: 2, from: '08:00', to: '12:00' },
  ]);
  expect(hours).toHaveLength(7);
  expect(hours[1]?.periods.map(({ from }) => from)).toEqual(['08:00', '13:00']);
  expect(hoursOf(openPeriods(hours))).toEqual(hours);
});

test('products that share a week are one choice, the others one each', () => {
  const product = (productId: string) => ({
    ...{ productId, name: productId, category: 'paid' as const, priceCents: 0 },
    ...{ serviceFeeCents: 0, inStock: true, appointments: 0 },
  });
  const catalogue = {
    ...{ base: '', choices: [], hours: [], exceptions: [], holidays: [], today: '', lastDay: '' },
    products: ['a', 'b', 'c'].map(product),
    schedules: CATALOGUE.schedules,
  };
  expect(groupsOf(catalogue)).toEqual([['a', 'b'], ['c']]);
});

test('a draft shows what is changed, and otherwise what is there', () => {
  expect(periodsOf(NO_CHANGE, CATALOGUE, ['b', 'a'])).toEqual([period(1)]);
  expect(periodsOf(NO_CHANGE, CATALOGUE, ['c'])).toEqual([]);
  const once = withPeriods(NO_CHANGE, ['a', 'b'], [period(2)]);
  expect(periodsOf(once, CATALOGUE, ['b', 'a'])).toEqual([period(2)]);
  const twice = withPeriods(once, ['b', 'a'], []);
  expect(editsOf(twice)).toEqual({ schedules: [{ productIds: ['b', 'a'], periods: [] }] });
});

test('a day is copied over others and stays itself', () => {
  const list = [period(1), period(1, '13:00'), period(2, '09:00'), period(6)];
  expect(copied(list, 1, [1, 2, 3])).toEqual([
    ...[period(1), period(1, '13:00'), period(6)],
    ...[period(2), period(2, '13:00'), period(3), period(3, '13:00')],
  ]);
  expect(copied(list, 7, [6])).toEqual(list.slice(0, 3));
});

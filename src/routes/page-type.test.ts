import { PAGE_TYPE } from '@contract/content/page-type-rules';
import { routeOfPageType } from './page-type';
import { ROUTE_NAMES } from './table';

test('the types count from 0 to 13, and each leads to a route', () => {
  const types = Object.values(PAGE_TYPE);
  expect(types).toEqual(Array.from({ length: 14 }, (_, index) => index));
  for (const type of types) expect(ROUTE_NAMES).toContain(routeOfPageType(type));
});

test('they have the names of the wire, whose spelling is odd in one place', () => {
  expect(Object.keys(PAGE_TYPE)).toEqual([
    'VACCINE_LIST',
    'VACCINE_BAIKE',
    'FAMILY_HEALTH',
    'HEALTH_FACT',
    'KNOWLEDGE',
    'VACCINE_ZONE',
    'VACCINE_PRODUCT_LIST',
    'VACCINE_PRODUCT_DETAIL',
    'HOSPITAL_PAGE_HONE',
    'CANCEL_ORDER_DETAIL',
    'POST_DETAIL',
    'LOTTERY_ACTIVITY',
    'USER_WANT_DO',
    'HEALTH_BEAN_TASK_CENTER',
  ]);
});

test('no two types lead to the same place', () => {
  const types = Object.values(PAGE_TYPE).map(routeOfPageType);
  expect(new Set(types).size).toBe(types.length);
});

test.each([-1, 14, 1.5, NaN])('%p leads nowhere', (type) => {
  expect(routeOfPageType(type)).toBeNull();
});

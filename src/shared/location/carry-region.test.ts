import type { Navigation, NavigationKind } from '@/routes/guards';
import { parseQuery, splitUrl } from '@/routes/query';
import { BEIJING } from '../../../test/samples/beijing';
import { carryRegion } from './carry-region';
import { chooseCity, extendTo, useLocation } from './store';

jest.mock('@/routes/engine', () => ({ engine: {} }));

const query = (url: string) => parseQuery(splitUrl(url).search);
const step = (from: string, to: string, kind: NavigationKind = 'push'): Navigation => ({
  from: { name: 'home', url: from, query: query(from), known: true },
  to: { name: 'departmentList', url: to, query: query(to), known: true },
  kind,
});
const LINK = '/home?regionCode=310101&regionName=%E9%BB%84%E6%B5%A6';

beforeEach(() => extendTo({ regionCode: '310101', regionName: '黄浦', extension: 'area' }));

test.each(['push', 'replace', 'tab', 'relaunch', 'forward'] as const)(
  'code and name go along by %s, beside the page’s own values',
  (kind) => {
    expect(carryRegion(step(LINK, '/departmentList?vaccId=3', kind))).toBe(
      '/departmentList?vaccId=3&regionCode=310101&regionName=%E9%BB%84%E6%B5%A6',
    );
  },
);

test('going back changes no address', () => {
  expect(carryRegion(step(LINK, '/departmentList', 'back'))).toBeUndefined();
});

test('a region of its own stays', () => {
  expect(carryRegion(step(LINK, '/departmentList?regionCode=11'))).toBeUndefined();
});

test('without a region before there is nothing to carry', () => {
  expect(carryRegion(step('/home', '/departmentList'))).toBeUndefined();
});

test('once a city is chosen the link’s region is history', () => {
  chooseCity(BEIJING);
  expect(carryRegion(step(LINK, '/departmentList'))).toBeUndefined();
});

test.each(['start', 'push', 'replace'] as const)(
  'a link to a page that is neither home nor the list (%s) shows its region, and goes along from there',
  (kind) => {
    const link = step('/home', '/vaccineDetalis?vaccId=3&regionCode=44&regionName=%E5%B9%BF', kind);
    expect(carryRegion(link)).toBeUndefined();
    expect(useLocation.getState()).toMatchObject({
      regionCode: '440000',
      regionName: '广',
      isProvinceExtend: true,
      isAreaExtend: false,
    });
    expect(carryRegion({ from: link.to, to: step('/', '/departmentList').to, kind })).toBe(
      '/departmentList?regionCode=44&regionName=%E5%B9%BF',
    );
  },
);

test.each(['back', 'forward'] as const)('going %s to a link does not open it anew', (kind) => {
  carryRegion(step('/home', '/vaccineDetalis?regionCode=44', kind));
  expect(useLocation.getState().regionCode).toBe('310101');
});

test('a code of three to five digits names no region', () => {
  carryRegion(step('/home', '/vaccineDetalis?regionCode=3101'));
  expect(useLocation.getState().regionCode).toBe('310101');
});

import type { Navigation, NavigationKind } from '@/routes/guards';
import { parseQuery, splitUrl } from '@/routes/query';
import { carryRegion } from './carry-region';
import { chooseCity, extendTo } from './store';

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
  chooseCity({
    cityCode: '110100',
    cityName: '北京市',
    provinceName: '北京市',
    regionName: '',
    centre: null,
    language: 'zh-CN',
  });
  expect(carryRegion(step(LINK, '/departmentList'))).toBeUndefined();
});

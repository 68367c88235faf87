import type { City } from '@contract/region/endpoints';
import {
  bookableCities,
  groupCities,
  isMunicipality,
  needsProvince,
  searchCities,
} from './city-rules';
import { withRecent } from './recent-rules';

const city = (
  cityName: string,
  pinyin: string,
  initials: string,
  more: Partial<City> = {},
): City => ({
  cityCode: '000000',
  cityName,
  provinceName: '',
  pinyin,
  initials,
  isHot: false,
  departmentCount: 0,
  latitude: null,
  longitude: null,
  ...more,
});

const SHANGHAI = city('上海市', 'shanghai', 'sh', { provinceName: '上海市' });
const SHENZHEN = city('深圳市', 'shenzhen', 'sz', { provinceName: '广东省', departmentCount: 9 });
const SUZHOU = city('苏州市', 'suzhou', 'sz', { provinceName: '江苏省', departmentCount: 4 });
const CHONGQING = city('重庆市', 'chongqing', 'cq', { provinceName: '重庆市' });
const GUANGZHOU = city('广州市', 'guangzhou', 'gz', { provinceName: '广东省' });
const ALL = [SUZHOU, SHANGHAI, SHENZHEN, CHONGQING, GUANGZHOU];
const names = (cities: readonly City[]) => cities.map((each) => each.cityName);

describe('the index', () => {
  test('goes by the reading: Chongqing stands under C', () => {
    const index = groupCities(ALL).map(({ letter, items }) => [letter, ...names(items)]);
    expect(index).toEqual([
      ['C', '重庆市'],
      ['G', '广州市'],
      ['S', '上海市', '深圳市', '苏州市'],
    ]);
  });

  test('what cannot be read stands last', () => {
    expect(groupCities([city('？', '', ''), SHANGHAI]).map((group) => group.letter)).toEqual([
      'S',
      '#',
    ]);
  });
});

describe('search', () => {
  test.each([
    ['上海', ['上海市']],
    ['shang', ['上海市']],
    ['SZ', ['深圳市', '苏州市']],
    ["chong'qing", ['重庆市']],
    ['广东', ['深圳市', '广州市']],
    ['海', ['上海市']],
    ['  ', []],
    ['xyz', []],
  ])('%j finds %j', (typed, found) => {
    expect(names(searchCities(ALL, typed))).toEqual(found);
  });
});

test('the index shows where something can be booked; searching finds the others too', () => {
  expect(names(bookableCities(ALL))).toEqual(['苏州市', '深圳市']);
  expect(names(searchCities(ALL, '重庆'))).toEqual(['重庆市']);
});

test('parts of Hong Kong and Macau are named with their region', () => {
  const kowloon = city('九龙', 'jiulong', 'jl', { cityCode: '810200' });
  expect([kowloon, { ...SHENZHEN, cityCode: '440300' }].map(needsProvince)).toEqual([true, false]);
});

test('municipalities are known by their province', () => {
  expect(['110000', '120100', '310101', '500100'].every(isMunicipality)).toBe(true);
  expect(isMunicipality('440100')).toBe(false);
});

test('the last chosen city stands first, once', () => {
  expect(withRecent(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
  expect(withRecent(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
});

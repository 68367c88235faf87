import { createMatcher, pathOf } from './match';
import { locate } from './location';

const match = createMatcher({ target: 'h5', environment: 'live' });

test('a path, an old path and a page path lead to the same route', () => {
  for (const path of [
    '/encyclopediaDetail',
    '/encyclopedia-detail',
    '/pages/catalogue/encyclopedia-detail/index',
    '/encyclopediaDetail/',
  ]) {
    expect(match(path)?.name).toBe('encyclopediaDetail');
  }
});

test('paths are matched as they are spelt', () => {
  expect(match('/vaccineDetail')).toBeNull();
  expect(match('/HOME')).toBeNull();
  expect(match('home')).toBeNull();
});

test('a parameter takes the values it may have', () => {
  expect(match('/v1/app/wst/blank/isLogin')).toEqual({
    name: 'partnerIsLogin',
    params: { partner: 'wst' },
  });
  expect(match('/v1/app/other/blank/isLogin')).toBeNull();
  expect(match('/v1/app//blank/isLogin')).toBeNull();
  expect(match('/v1/app/jsb/blank/redirect')?.name).toBe('jsbHome');
});

test('a build does not know routes that it leaves out', () => {
  expect(match('/module')).toBeNull();
  const mini = createMatcher({ target: 'weapp', environment: 'qa' });
  expect(mini('/syncLogin')).toBeNull();
});

test('parameters go back into the path', () => {
  expect(pathOf('partnerLogin', { partner: 'xdm' })).toBe('/v1/app/xdm/blank/login');
});

test.each(['/nowhere', '//evil.example/home', 'https://evil.example/home', '', 'home'])(
  '%p leads home',
  (url) => {
    expect(locate(url, match)).toMatchObject({ name: 'home', url: '/home', known: false });
  },
);

test('a location has its canonical URL and its decoded query', () => {
  expect(locate('/encyclopedia-detail?id=5&name=%E6%B5%81%E6%84%9F#part', match)).toMatchObject({
    name: 'encyclopediaDetail',
    url: '/encyclopediaDetail?id=5&name=%E6%B5%81%E6%84%9F',
    query: { id: '5', name: '流感' },
    known: true,
  });
});

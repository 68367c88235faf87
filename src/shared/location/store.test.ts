import { localEntries, sessionEntries } from '@/storage/storage';
import type { CurCity } from './types';

const SHANGHAI: CurCity = {
  cityCode: '310100',
  cityName: '上海市',
  provinceName: '上海市',
  regionName: '',
  centre: { latitude: 31.23, longitude: 121.47 },
  language: 'zh-CN',
};

/** The store of a newly started app. */
const start = async () => {
  let store!: typeof import('./store');
  await jest.isolateModulesAsync(async () => {
    store = await import('./store');
  });
  return store;
};

beforeEach(() => {
  localEntries.remove('curCity');
  localEntries.remove('recentCities');
  sessionEntries.remove('positionInfo');
});

test('a first start knows no city and says so', async () => {
  const { useLocation } = await start();
  expect(useLocation.getState()).toMatchObject({ curCity: null, isUseDefaultCity: true });
});

test('the chosen city and area are there after a restart', async () => {
  const first = await start();
  first.chooseCity({ ...SHANGHAI, regionName: '黄浦区' }, '310101');
  const { useLocation } = await start();
  expect(useLocation.getState()).toMatchObject({
    regionCode: '310101',
    regionName: '黄浦区',
    isUseDefaultCity: false,
    recentCities: ['310100'],
  });
});

test('a position that was found a while before it is stored ends twelve minutes after it was found', async () => {
  jest.useFakeTimers();
  const location = { ...SHANGHAI, adcode: '310101', latitude: 31.23, longitude: 121.47 };
  const { rememberLocation, rememberedLocation } = await start();
  rememberLocation({ place: location, at: Date.now() - 10 * 60_000 });
  jest.advanceTimersByTime(2 * 60_000 - 1);
  expect(rememberedLocation()).not.toBeNull();
  jest.advanceTimersByTime(2);
  expect(rememberedLocation()).toBeNull();
  jest.useRealTimers();
});

test('an extended link shows its region without changing the choice', async () => {
  const { useLocation, chooseCity, extendTo } = await start();
  chooseCity(SHANGHAI);
  extendTo({ regionCode: '110000', regionName: '北京', extension: 'province' });
  expect(useLocation.getState()).toMatchObject({
    regionCode: '110000',
    isExtendCity: true,
    isProvinceExtend: true,
    isAreaExtend: false,
    curCity: SHANGHAI,
  });
  expect((await start()).useLocation.getState().regionCode).toBe('310100');
});

test('choosing a city ends an extension', async () => {
  const { useLocation, chooseCity, extendTo } = await start();
  extendTo({ regionCode: '310101', regionName: '黄浦区', extension: 'area' });
  expect(useLocation.getState()).toMatchObject({ isExtendCity: true, isAreaExtend: true });
  chooseCity(SHANGHAI);
  expect(useLocation.getState()).toMatchObject({
    isExtendCity: false,
    isAreaExtend: false,
    regionCode: '310100',
  });
});

test('the end of a session ends the flags and the link’s region; the chosen city stays', async () => {
  let account!: typeof import('@/shared/session/session-store');
  let store!: typeof import('./store');
  await jest.isolateModulesAsync(async () => {
    account = await import('@/shared/session/session-store');
    store = await import('./store');
  });
  store.chooseCity(SHANGHAI);
  store.extendTo({ regionCode: '110000', regionName: '北京', extension: 'province' });
  store.useLocation.setState({ offLocation: true });
  account.signOut('expired');
  expect(store.useLocation.getState()).toMatchObject({
    regionCode: '310100',
    isProvinceExtend: false,
    offLocation: false,
    isUseDefaultCity: false,
    curCity: { cityCode: '310100' },
  });
});

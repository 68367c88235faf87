import type { GeocodedLocation } from '@contract/region/endpoints';

const PUDONG = { regionCode: '310115', regionName: '浦东新区', extension: 'area' } as const;
const HANGZHOU: GeocodedLocation = {
  cityCode: '330100',
  cityName: '杭州市',
  provinceName: '浙江省',
  regionName: '西湖区',
  adcode: '330106',
  latitude: 30.26,
  longitude: 120.13,
};

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/location', () => ({
  locateInApp: () => Promise.resolve(null),
  locate: () =>
    Promise.resolve({
      status: 'ok',
      position: { latitude: 30.26, longitude: 120.13, datum: 'gcj02' },
    }),
}));

/** A newly started app on a device on which no city was ever chosen, in Hangzhou. */
async function start() {
  localStorage.clear();
  sessionStorage.clear();
  let store!: typeof import('./store');
  let locate!: typeof import('./locate');
  await jest.isolateModulesAsync(async () => {
    const { request } = await import('@/http/request');
    jest.mocked(request).mockResolvedValue(HANGZHOU as never);
    store = await import('./store');
    locate = await import('./locate');
  });
  return { ...store, ...locate };
}

test('whoever has no city gets the one they are in', async () => {
  const { locateUser, useLocation } = await start();
  await locateUser();
  expect(useLocation.getState()).toMatchObject({ regionCode: '330100', location: HANGZHOU });
});

test('locating measures distances and leaves the region of a link in force', async () => {
  const { extendTo, locateUser, useLocation } = await start();
  extendTo(PUDONG);
  await locateUser();
  expect(useLocation.getState()).toMatchObject({
    regionCode: '310115',
    regionName: '浦东新区',
    isExtendCity: true,
    location: HANGZHOU,
  });
});

test('locating leaves the chosen city', async () => {
  const { chooseCity, locateUser, useLocation } = await start();
  const names = { cityName: '上海市', provinceName: '上海市', regionName: '' };
  chooseCity({ ...names, cityCode: '310100', centre: null, language: 'zh-CN' });
  await locateUser();
  expect(useLocation.getState()).toMatchObject({ regionCode: '310100', location: HANGZHOU });
});

import { appBridge } from '@/platform/app-bridge';
import { chooseCity, useLocation } from './store';
import { notifyAppOfCity } from './notify-app';

jest.mock('@/platform/app-bridge', () => ({
  appBridge: { isInApp: jest.fn(() => true), setLocation: jest.fn(async () => undefined) },
}));

const CITY = {
  cityCode: '310100',
  cityName: '上海市',
  provinceName: '上海市',
  regionName: '',
  centre: { latitude: 31.2, longitude: 121.5 },
  language: 'zh-CN',
} as const;

let end: () => void;
beforeEach(() => {
  useLocation.setState({ curCity: null });
  jest.clearAllMocks();
  end = notifyAppOfCity();
});
afterEach(() => end());

test('the app hears of a chosen city once, with its centre', () => {
  chooseCity(CITY);
  chooseCity({ ...CITY, regionName: '黄浦区' }, '310101');
  const city = { cityCode: '310100', cityName: '上海市', latitude: 31.2, longitude: 121.5 };
  expect(jest.mocked(appBridge.setLocation).mock.calls).toEqual([[city]]);
});

test('outside the app nobody is told', () => {
  jest.mocked(appBridge.isInApp).mockReturnValueOnce(false);
  chooseCity(CITY);
  expect(appBridge.setLocation).not.toHaveBeenCalled();
});

test('an app that is too old keeps nothing from happening', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(appBridge.setLocation).mockRejectedValueOnce(new Error('needs 5.4.0'));
  chooseCity(CITY);
  await Promise.resolve();
  expect(useLocation.getState().curCity).toEqual(CITY);
  log.mockRestore();
});

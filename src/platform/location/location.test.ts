import Taro from '@tarojs/taro';
import { locate as locateOnAlipay } from './index.alipay';
import { appBridge } from '../app-bridge';
import { locate as locateInBrowser, locateInApp } from './index.h5';
import { locate as locateOnWeChat } from './index.weapp';

jest.mock('../app-bridge', () => ({ appBridge: { isInApp: jest.fn(), location: jest.fn() } }));
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getLocation: jest.fn() } }));

const getLocation = jest.mocked(Taro.getLocation);
const getCurrentPosition = jest.fn();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
});
afterEach(() => jest.useRealTimers());

describe('in a browser', () => {
  test('asks with 3 s timeout and 60 s maximum age', async () => {
    getCurrentPosition.mockImplementation((ok) =>
      ok({ coords: { latitude: 31.2, longitude: 121.5 } }),
    );
    await expect(locateInBrowser()).resolves.toEqual({
      status: 'ok',
      position: { latitude: 31.2, longitude: 121.5, datum: 'wgs84' },
    });
    expect(getCurrentPosition.mock.calls[0][2]).toEqual({ timeout: 3000, maximumAge: 60_000 });
  });

  test.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'timeout'],
  ])('error %d is %s', async (code, status) => {
    getCurrentPosition.mockImplementation((_, fail) => fail({ code }));
    await expect(locateInBrowser()).resolves.toEqual({ status });
  });

  test('an unanswered consent question ends as timeout', async () => {
    const result = locateInBrowser();
    jest.advanceTimersByTime(5000);
    await expect(result).resolves.toEqual({ status: 'timeout' });
  });

  test('without geolocation it is off', async () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
    await expect(locateInBrowser()).resolves.toEqual({ status: 'off' });
  });
});

describe('in the native app', () => {
  const place = { latitude: 31.2, longitude: 121.5 };

  test('its own word counts', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValue(true);
    jest.mocked(appBridge.location).mockResolvedValue(place);
    await expect(locateInApp()).resolves.toEqual(place);
  });

  test('which may be missing, or take longer than 2 s, so that the browser has its 3 of the 5', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValue(true);
    jest.mocked(appBridge.location).mockRejectedValueOnce(new Error('denied'));
    await expect(locateInApp()).resolves.toBeNull();
    const done = jest.fn();
    jest.mocked(appBridge.location).mockReturnValueOnce(never());
    void locateInApp().then(done);
    await jest.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(null);
  });

  test('outside it nobody is asked', async () => {
    await expect(locateInApp()).resolves.toBeNull();
    expect(appBridge.location).not.toHaveBeenCalled();
  });
});

describe('on WeChat', () => {
  test('answers GCJ-02', async () => {
    getLocation.mockResolvedValue({ latitude: 31.2, longitude: 121.5 } as never);
    await expect(locateOnWeChat()).resolves.toMatchObject({
      status: 'ok',
      position: { datum: 'gcj02' },
    });
  });

  test.each([
    [{ errno: 104, errMsg: 'getLocation:fail privacy permission is not authorized' }, 'denied'],
    [{ errMsg: 'getLocation:fail auth deny' }, 'denied'],
    [{ errMsg: 'getLocation:fail system permission denied' }, 'off'],
    [{ errMsg: 'getLocation:fail:ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF' }, 'off'],
    [{ errMsg: 'getLocation:fail' }, 'failed'],
  ])('%j is %s', async (failure, status) => {
    getLocation.mockRejectedValue(failure);
    await expect(locateOnWeChat()).resolves.toEqual({ status });
  });

  test('gives up after 5 s', async () => {
    getLocation.mockImplementation(never);
    const result = locateOnWeChat();
    jest.advanceTimersByTime(5000);
    await expect(result).resolves.toEqual({ status: 'timeout' });
  });
});

describe('on Alipay', () => {
  test('turns the texts of some clients into numbers', async () => {
    getLocation.mockResolvedValue({ latitude: '31.2', longitude: '121.5' } as never);
    await expect(locateOnAlipay()).resolves.toMatchObject({
      position: { latitude: 31.2, longitude: 121.5 },
    });
  });

  test.each([
    [11, 'off'],
    [12, 'failed'],
    [14, 'timeout'],
    [2001, 'denied'],
  ])('error %d is %s', async (error, status) => {
    getLocation.mockRejectedValue({ error });
    await expect(locateOnAlipay()).resolves.toEqual({ status });
  });
});

import Taro from '@tarojs/taro';
import { locate as locateOnAlipay } from './index.alipay';
import { appBridge } from '../app-bridge';
import { PERMISSION } from '../app-bridge/types';
import { locate as locateInBrowser, locateInApp } from './index.h5';
import { locate as locateOnWeChat, locationSettings } from './index.weapp';

jest.mock('../app-bridge', () => ({
  appBridge: { isInApp: jest.fn(), location: jest.fn(), permission: jest.fn() },
}));
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getLocation: jest.fn(),
    getSetting: jest.fn(),
    authorize: jest.fn(),
    openSetting: jest.fn(),
    canIUse: jest.fn(),
    requirePrivacyAuthorize: jest.fn(),
    showModal: jest.fn(),
  },
}));

const getLocation = jest.mocked(Taro.getLocation);
const getCurrentPosition = jest.fn();
const allowed = jest.fn();
const query = jest.fn();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  query.mockRejectedValue(new TypeError('not here'));
  jest.mocked(Taro.getSetting).mockResolvedValue({ authSetting: {} } as never);
});
afterEach(() => jest.useRealTimers());

describe('in a browser', () => {
  test('asks with 3 s timeout and 60 s maximum age', async () => {
    getCurrentPosition.mockImplementation((ok) =>
      ok({ coords: { latitude: 31.2, longitude: 121.5 } }),
    );
    await expect(locateInBrowser(allowed)).resolves.toEqual({
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
    await expect(locateInBrowser(allowed)).resolves.toEqual({ status });
  });

  const question = (state: PermissionState) => Object.assign(new EventTarget(), { state });

  test('consent given earlier is told at once', async () => {
    query.mockResolvedValue(question('granted'));
    void locateInBrowser(allowed);
    await jest.advanceTimersByTimeAsync(0);
    expect(allowed).toHaveBeenCalledTimes(1);
  });

  test('consent given now is told when it is given; an unanswered question ends nothing', async () => {
    const open = question('prompt');
    query.mockResolvedValue(open);
    const done = jest.fn();
    void locateInBrowser(allowed).then(done);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([allowed, done].map(({ mock }) => mock.calls)).toEqual([[], []]);
    open.state = 'granted';
    open.dispatchEvent(new Event('change'));
    expect(allowed).toHaveBeenCalledTimes(1);
  });

  test('a browser that does not tell of questions counts from the start', async () => {
    void locateInBrowser(allowed);
    await jest.advanceTimersByTimeAsync(0);
    expect(allowed).toHaveBeenCalledTimes(1);
  });

  test('without geolocation it is off', async () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
    await expect(locateInBrowser(allowed)).resolves.toEqual({ status: 'off' });
  });
});

describe('in the native app', () => {
  const location = { latitude: 31.2, longitude: 121.5 };
  beforeEach(() => {
    jest.mocked(appBridge.permission).mockResolvedValue(PERMISSION.UNKNOWN);
  });

  test('who has refused it the place is not kept waiting', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValue(true);
    jest.mocked(appBridge.permission).mockResolvedValue(PERMISSION.REJECT);
    jest.mocked(appBridge.location).mockReturnValue(never());
    await expect(locateInApp()).resolves.toBeNull();
    expect(appBridge.permission).toHaveBeenCalledWith('location');
  });

  test('a version that does not know the question is asked for the place all the same', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValue(true);
    jest.mocked(appBridge.permission).mockRejectedValue(new Error('unknown'));
    jest.mocked(appBridge.location).mockResolvedValue(location);
    await expect(locateInApp()).resolves.toEqual(location);
  });

  test('its own word counts', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValue(true);
    jest.mocked(appBridge.location).mockResolvedValue(location);
    await expect(locateInApp()).resolves.toEqual(location);
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
  test('answers a position in the datum of Chinese maps', async () => {
    getLocation.mockResolvedValue({ latitude: 31.2, longitude: 121.5 } as never);
    await expect(locateOnWeChat(allowed)).resolves.toMatchObject({
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
    await expect(locateOnWeChat(allowed)).resolves.toEqual({ status });
  });

  test('waits for the answer to its question before it asks the device', async () => {
    let answer = (): void => undefined;
    jest.mocked(Taro.authorize).mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve({} as never);
      }),
    );
    getLocation.mockImplementation(never);
    void locateOnWeChat(allowed);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(allowed).not.toHaveBeenCalled();
    expect(getLocation).not.toHaveBeenCalled();
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(allowed).toHaveBeenCalledTimes(1);
    expect(getLocation).toHaveBeenCalledTimes(1);
  });

  describe('the privacy guide', () => {
    const NOT_AGREED = {
      errno: 104,
      errMsg: 'requirePrivacyAuthorize:fail privacy permission is not authorized',
    };
    type Guide = NonNullable<Parameters<typeof Taro.requirePrivacyAuthorize>[0]>;
    const guide = { current: {} as Guide };
    beforeEach(() => {
      jest.mocked(Taro.canIUse).mockReturnValue(true);
      // It returns nothing: WeChat supports no promise of it.
      jest.mocked(Taro.requirePrivacyAuthorize).mockImplementation((options) => {
        guide.current = options ?? {};
      });
    });

    test('is waited for: until it is answered nothing private is called', async () => {
      getLocation.mockResolvedValue({ latitude: 31.2, longitude: 121.5 } as never);
      const found = locateOnWeChat(allowed);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(Taro.authorize).not.toHaveBeenCalled();
      expect(getLocation).not.toHaveBeenCalled();
      guide.current.success?.({ errMsg: 'requirePrivacyAuthorize:ok' });
      await expect(found).resolves.toMatchObject({ status: 'ok' });
    });

    test('that is refused is explained once and ends it; the settings ask it again', async () => {
      const found = locateOnWeChat(allowed);
      guide.current.fail?.(NOT_AGREED);
      await expect(found).resolves.toEqual({ status: 'denied' });
      for (const call of [Taro.authorize, getLocation, allowed])
        expect(call).not.toHaveBeenCalled();
      expect(Taro.showModal).toHaveBeenCalledTimes(1);
      await expect(locationSettings.open('denied')).resolves.toBe(true);
      expect(Taro.openSetting).not.toHaveBeenCalled();
    });

    test('that a permission call finds refused is no permission either', async () => {
      jest.mocked(Taro.canIUse).mockReturnValue(false);
      jest.mocked(Taro.authorize).mockRejectedValue(NOT_AGREED);
      await expect(locateOnWeChat(allowed)).resolves.toEqual({ status: 'denied' });
      expect(getLocation).not.toHaveBeenCalled();
    });
  });

  test('a refusal there is one, and the device is not asked', async () => {
    jest.mocked(Taro.authorize).mockRejectedValue({ errMsg: 'authorize:fail auth deny' });
    await expect(locateOnWeChat(allowed)).resolves.toEqual({ status: 'denied' });
    expect(getLocation).not.toHaveBeenCalled();
  });
});

describe('on Alipay', () => {
  test('turns the texts of some clients into numbers', async () => {
    getLocation.mockResolvedValue({ latitude: '31.2', longitude: '121.5' } as never);
    await expect(locateOnAlipay(allowed)).resolves.toMatchObject({
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
    await expect(locateOnAlipay(allowed)).resolves.toEqual({ status });
  });

  test('consent is seen in the settings while its question is open', async () => {
    getLocation.mockImplementation(never);
    void locateOnAlipay(allowed);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(allowed).not.toHaveBeenCalled();
    jest.mocked(Taro.getSetting).mockResolvedValue({ authSetting: { location: true } } as never);
    await jest.advanceTimersByTimeAsync(500);
    expect(allowed).toHaveBeenCalledTimes(1);
  });
});

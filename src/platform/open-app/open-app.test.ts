import { createGoToStore } from './create-go-to-store';
import { createOpenApp } from './create-open-app';
import { openApp as openInMini } from './mini';

const LINK = 'yimiao://open?path=%2Fhome';

function setUp() {
  const hidden = new Set<() => void>();
  const parts = {
    scheme: 'yimiao',
    go: jest.fn(),
    isVisible: jest.fn(() => true),
    onHidden: (listener: () => void) => {
      hidden.add(listener);
      return () => void hidden.delete(listener);
    },
    goToStore: jest.fn(() => Promise.resolve()),
    alert: jest.fn(),
    log: jest.fn(),
  };
  return { parts, hidden, openApp: createOpenApp(parts) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('after 3000 ms on a visible page the store opens, and not before', async () => {
  const { parts, hidden, openApp } = setUp();
  const outcome = openApp(LINK);
  expect(parts.go).toHaveBeenCalledWith(LINK);
  await jest.advanceTimersByTimeAsync(2999);
  expect(parts.goToStore).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(parts.goToStore).toHaveBeenCalledTimes(1);
  await expect(outcome).resolves.toBe('missing');
  expect(hidden.size).toBe(0);
});

test('the delay can be another one', async () => {
  const { parts, openApp } = setUp();
  void openApp(LINK, { delay: 500 });
  await jest.advanceTimersByTimeAsync(500);
  expect(parts.goToStore).toHaveBeenCalledTimes(1);
});

test('a page that was hidden in between stays, even if the user is back in time', async () => {
  const { parts, hidden, openApp } = setUp();
  const outcome = openApp(LINK);
  hidden.forEach((notify) => notify());
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(outcome).resolves.toBe('opened');
  expect(parts.goToStore).not.toHaveBeenCalled();
});

test('a page that is hidden at the end stays too', async () => {
  const { parts, openApp } = setUp();
  parts.isVisible.mockReturnValue(false);
  const outcome = openApp(LINK);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(outcome).resolves.toBe('opened');
});

test('the caller’s function, or an alert, takes the place of the store', async () => {
  const { parts, openApp } = setUp();
  const fallback = jest.fn();
  void openApp(LINK, { fallback });
  void openApp(LINK, { fallback: 'alert' });
  await jest.advanceTimersByTimeAsync(3000);
  expect(fallback).toHaveBeenCalledTimes(1);
  expect(parts.alert).toHaveBeenCalledTimes(1);
  expect(parts.goToStore).not.toHaveBeenCalled();
});

test('what is no link is logged and goes nowhere', async () => {
  const { parts, openApp } = setUp();
  await expect(openApp('javascript:alert(1)')).resolves.toBe('invalid');
  expect(parts.log).toHaveBeenCalledWith('url is not a valid url');
  expect(parts.go).not.toHaveBeenCalled();
});

test('a bare host opens with https', async () => {
  const { parts, openApp } = setUp();
  void openApp('link.example.com/app');
  expect(parts.go).toHaveBeenCalledWith('https://link.example.com/app');
});

describe('the store', () => {
  const stores = { IOS: 'ios', HARMONY: 'harmony', ANDROID: 'android', OTHER: 'other' };
  const goTo = async (platform: keyof typeof stores, newest: () => Promise<string>) => {
    const go = jest.fn();
    await createGoToStore({ platform: () => platform, stores, newestAndroid: newest, go })();
    return go.mock.calls[0]?.[0] as string;
  };
  const apk = jest.fn(() => Promise.resolve('https://dl.example.org/a.apk'));

  test('of Android is the newest package', async () => {
    expect(await goTo('ANDROID', apk)).toBe('https://dl.example.org/a.apk');
  });

  test.each(['IOS', 'HARMONY', 'OTHER'] as const)('of %s is a fixed link', async (platform) => {
    apk.mockClear();
    expect(await goTo(platform, apk)).toBe(stores[platform]);
    expect(apk).not.toHaveBeenCalled();
  });

  test('of Android is the fixed link where the call fails or answers no link, or an example', async () => {
    expect(await goTo('ANDROID', () => Promise.reject(new Error()))).toBe('android');
    expect(await goTo('ANDROID', () => Promise.resolve('javascript:1'))).toBe('android');
    const example = 'https://download.example.com/yimiao.apk';
    expect(await goTo('ANDROID', () => Promise.resolve(example))).toBe('android');
  });
});

test('a mini-program opens no app', () => expect(openInMini(LINK)).resolves.toBe('unsupported'));

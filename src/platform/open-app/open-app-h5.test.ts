import { request } from '@/http/request';
import { goToStore, openApp } from './index.h5';
import { openLink } from '../app-bridge/launch-link';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
// jsdom cannot follow an app link and logs an error.
jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  alert.mockClear();
});
afterEach(() => void jest.useRealTimers());

test('where the caller wants an alert, it says that no app is installed', async () => {
  const outcome = openApp(openLink('yimiao', '/home'), { fallback: 'alert' });
  await jest.advanceTimersByTimeAsync(2999);
  expect(alert).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('missing');
  expect(alert).toHaveBeenCalledWith('这台设备没有装应用');
});

test('a page that went to the background meanwhile says nothing', async () => {
  const outcome = openApp(openLink('yimiao', '/home'), { fallback: 'alert' });
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(3000);
  await expect(outcome).resolves.toBe('opened');
  expect(alert).not.toHaveBeenCalled();
});

test('on Android the newest version is asked for, by the header platform=ANDROID and the version that asks', async () => {
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14) YimiaoApp/5.3.1');
  jest.mocked(request).mockResolvedValue({ version: '5.4.0', androidApkUrl: '' } as never);
  await goToStore();
  expect(request).toHaveBeenCalledWith(
    'GET /passport/app/version/latest.do',
    { version: '5.3.1' },
    expect.objectContaining({ platform: 'ANDROID' }),
  );
});

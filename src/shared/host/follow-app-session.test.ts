import { signOut, useSession } from '@/shared/session/session-store';
import { runtime } from '@/platform/runtime';
import { askBefore } from '@/routes/guards';
import type { NavigationKind } from '@/routes/guards';
import { joinApp, rejoinApp } from './app-login';
import { followAppSession } from './follow-app-session';

jest.mock('./app-login', () => ({ joinApp: jest.fn(), rejoinApp: jest.fn() }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn(() => ({ kind: 'app' })) }));

const start = (kind: NavigationKind = 'start') =>
  askBefore({
    to: { name: 'home', url: '/home', query: {}, known: true },
    from: undefined,
    kind,
  });

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(runtime).mockReturnValue({ kind: 'app' } as never);
  signOut('user');
  end = followAppSession();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('the first page waits for the app’s user, but no longer than 200 ms', async () => {
  jest.mocked(joinApp).mockReturnValue(new Promise(() => undefined));
  let passed = false;
  void start().then(() => (passed = true));
  await jest.advanceTimersByTimeAsync(199);
  expect([jest.mocked(joinApp).mock.calls.length, passed]).toEqual([1, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(passed).toBe(true);
});

test('an answer lets it pass at once', async () => {
  jest.mocked(joinApp).mockResolvedValue(true);
  await expect(start()).resolves.toBeUndefined();
});

test('whoever is signed in does not wait, and the app may have another user', async () => {
  useSession.setState({ isLogin: true });
  jest.mocked(joinApp).mockReturnValue(new Promise(() => undefined));
  await expect(start()).resolves.toBeUndefined();
  await jest.advanceTimersByTimeAsync(0);
  expect(joinApp).toHaveBeenCalledTimes(1);
});

test('the app is asked again when the page is shown again, not on every navigation', async () => {
  await start('push');
  expect(joinApp).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(joinApp).not.toHaveBeenCalled();
  expect(rejoinApp).toHaveBeenCalledTimes(1);
});

test('nobody is asked outside the app', async () => {
  jest.mocked(runtime).mockReturnValue({ kind: 'browser' } as never);
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(joinApp).not.toHaveBeenCalled();
  expect(rejoinApp).not.toHaveBeenCalled();
});

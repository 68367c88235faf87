import { signOut, useSession } from '@/features/account/session-store';
import { runtime } from '@/platform/runtime';
import { askBefore } from '@/routes/guards';
import type { NavigationKind } from '@/routes/guards';
import { joinApp } from './app-login';
import { followAppSession } from './follow-app-session';

jest.mock('./app-login', () => ({ joinApp: jest.fn() }));
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

test('nobody is asked again later, for a user, or outside the app', async () => {
  await start('push');
  useSession.setState({ isLogin: true });
  await start();
  signOut('user');
  jest.mocked(runtime).mockReturnValue({ kind: 'browser' } as never);
  await start();
  expect(joinApp).not.toHaveBeenCalled();
});

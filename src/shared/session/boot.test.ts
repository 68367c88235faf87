import { clientParts } from '@/http/client-parts';
import { startServerClock } from '@/http/server-clock';
import { cookies } from '@/platform/cookies';
import { localEntries } from '@/storage/storage';
import { bootClient } from './boot';
import { session } from './session-store';

jest.mock('@/http/server-clock', () => ({ startServerClock: jest.fn() }));

beforeAll(() =>
  Object.assign(globalThis, { API_HOST: 'https://api.example.com', APP_VERSION: '1.2.3' }),
);

test('the client starts with its host and version, the session from the cookies, the QA lane and the clock', () => {
  cookies.set('ym_token', 'T1');
  cookies.set('swimlane', 'lane-7');
  bootClient({ goToLogin: jest.fn() });
  expect(clientParts()).toMatchObject({ apiHost: 'https://api.example.com', appVersion: '1.2.3' });
  expect(clientParts().token()).toBe('T1');
  expect(clientParts().lane()).toBe('lane-7');
  expect(session().isLogin).toBe(true);
  expect(startServerClock).toHaveBeenCalledTimes(1);
});

test('expired entries are cleared at start', () => {
  jest.useFakeTimers({ now: 1_000 });
  localEntries.write('old', { val: 1, expiry: { mode: 'relative', duration: 10 } });
  jest.setSystemTime(1_011);
  bootClient({ goToLogin: jest.fn() });
  jest.useRealTimers();
  expect(window.localStorage.getItem('old')).toBeNull();
});

import { request } from '@/http/request';
import { useSession } from '@/shared/session/session-store';
import { polledUnread } from './unread-feed';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const asked = request as jest.Mock;
let stop: () => void;
const follow = (version: () => string | null) => {
  const onChange = jest.fn();
  stop = polledUnread.follow({ version, onChange });
  return onChange;
};

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockResolvedValue({ version: 'a' });
  useSession.setState({ isLogin: true, userInfo: { id: 'u1' } } as never);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a change on another device is reported within 5 s, nothing else is', async () => {
  const onChange = follow(() => 'a');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(onChange).not.toHaveBeenCalled();
  asked.mockResolvedValue({ version: 'b' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a device left lying asks less, until something changes or a page is opened', async () => {
  let shown: string | null = 'a';
  follow(() => shown);
  const askedIn = async (ms: number): Promise<number> => {
    asked.mockClear();
    await jest.advanceTimersByTimeAsync(ms);
    return asked.mock.calls.length;
  };
  expect(await askedIn(120_000)).toBe(30);
  await askedIn(15_000);
  expect(await askedIn(60_000)).toBe(4);
  shown = 'b';
  await askedIn(15_000);
  expect(await askedIn(60_000)).toBe(15);
  await askedIn(90_000);
  shown = null;
  await askedIn(15_000);
  shown = 'b';
  await askedIn(15_000);
  expect(await askedIn(60_000)).toBe(15);
});

test('nothing is asked while no page in front shows the counts, and by nobody', async () => {
  follow(() => null);
  await jest.advanceTimersByTimeAsync(20_000);
  stop();
  useSession.setState({ isLogin: false } as never);
  follow(() => 'a');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked).not.toHaveBeenCalled();
});

test('without answers it asks ever less, and at once when the app comes back to the front', async () => {
  asked.mockRejectedValue(new Error('offline'));
  follow(() => 'a');
  await jest.advanceTimersByTimeAsync(60_000);
  // After 4, 8, 16 and 32 s.
  expect(asked).toHaveBeenCalledTimes(4);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(5);
});

test('an ended session, for which the version is empty, changes nothing', async () => {
  asked.mockResolvedValue({ version: '' });
  const onChange = follow(() => 'a');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onChange).not.toHaveBeenCalled();
});

import { wait } from './wait';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function isExpired(waiting: Promise<void>): Promise<() => boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(0);
  return () => over;
}

test.each([
  ['500 ms when nothing is said', undefined, 500],
  ['as long as it is told', 2000, 2000],
])('it lasts %s', async (_, ms, expected) => {
  const over = await isExpired(wait(ms));
  await jest.advanceTimersByTimeAsync(expected - 1);
  expect(over()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(over()).toBe(true);
});

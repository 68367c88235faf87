import { KeptPages } from './kept-pages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page leaves by itself when its time is over', () => {
  const expire = jest.fn();
  const kept = new KeptPages<string>(expire);
  kept.keep('home', 600_000);
  jest.advanceTimersByTime(599_999);
  expect(kept.all()).toEqual(['home']);
  jest.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledWith('home');
  expect(kept.all()).toEqual([]);
});

test('a released page does not expire, and keeping it again starts its time anew', () => {
  const expire = jest.fn();
  const kept = new KeptPages<string>(expire);
  kept.keep('home', 1000);
  jest.advanceTimersByTime(900);
  kept.keep('home', 1000);
  jest.advanceTimersByTime(900);
  kept.release('home');
  jest.advanceTimersByTime(10_000);
  expect(expire).not.toHaveBeenCalled();
});

test('without a time a page stays', () => {
  const kept = new KeptPages<string>(jest.fn());
  kept.keep('mine', Infinity);
  jest.advanceTimersByTime(86_400_000);
  expect(kept.find((page) => page === 'mine')).toBe('mine');
});

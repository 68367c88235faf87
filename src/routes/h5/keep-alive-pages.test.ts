import { KeepAlivePages } from './keep-alive-pages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page leaves by itself when its time is over', () => {
  const expire = jest.fn();
  const retained = new KeepAlivePages<string>(expire);
  retained.keep('home', 600_000);
  jest.advanceTimersByTime(599_999);
  expect(retained.all()).toEqual(['home']);
  jest.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledWith('home');
  expect(retained.all()).toEqual([]);
});

test('a released page does not expire, and keeping it again starts its time anew', () => {
  const expire = jest.fn();
  const retained = new KeepAlivePages<string>(expire);
  retained.keep('home', 1000);
  jest.advanceTimersByTime(900);
  retained.keep('home', 1000);
  jest.advanceTimersByTime(900);
  retained.release('home');
  jest.advanceTimersByTime(10_000);
  expect(expire).not.toHaveBeenCalled();
});

test('without a time a page stays', () => {
  const retained = new KeepAlivePages<string>(jest.fn());
  retained.keep('mine', Infinity);
  jest.advanceTimersByTime(86_400_000);
  expect(retained.find((page) => page === 'mine')).toBe('mine');
});

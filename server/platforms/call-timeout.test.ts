import { callTimeout } from './call-timeout';

test.each([
  [undefined, 5_000],
  ['', 5_000],
  ['1', 1_000],
  ['120', 120_000],
])('a setting of %p gives a call %p ms', (value, ms) => {
  expect(callTimeout({ PLATFORM_SECONDS: value })).toBe(ms);
});

test.each(['0', '121', '2.5', 'long'])('a setting of %p is refused', (value) => {
  expect(() => callTimeout({ PLATFORM_SECONDS: value })).toThrow(/from 1 to 120/);
});

import { nextPause } from './unread-pause-rules';

test('devices in use ask often enough to agree within 5 s', () => {
  expect(nextPause(0, 0)).toBeLessThan(5_000);
  expect(nextPause(0, 2 * 60_000)).toBeLessThan(5_000);
});

test('a device that is left lying asks less, and without answers ever less, up to a minute', () => {
  expect(nextPause(0, 2 * 60_000 + 1)).toBe(15_000);
  expect(nextPause(0, 10 * 60_000)).toBe(15_000);
  expect(nextPause(0, 11 * 60_000)).toBe(30_000);
  expect([1, 2, 3, 4, 9].map((failures) => nextPause(failures, 0))).toEqual([
    8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

import { readClock } from './clock-reading';

test('reads day, time and window of Asia/Shanghai, minute by minute', () => {
  const midnight = Date.UTC(2026, 10, 30, 16);
  expect(readClock(midnight - 1)).toEqual({
    now: midnight - 1,
    today: '2026-11-30',
    clock: '23:59',
    lastDay: '2026-12-31',
  });
  expect(readClock(midnight)).toEqual({
    now: midnight,
    today: '2026-12-01',
    clock: '00:00',
    lastDay: '2027-01-31',
  });
  expect(readClock(midnight - 1).today).toBe('2026-11-30');
});

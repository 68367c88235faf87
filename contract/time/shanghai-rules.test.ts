import { shanghaiClock, shanghaiDay, shanghaiInstant } from './shanghai-rules';

test('a day changes at midnight of Shanghai, not of Greenwich', () => {
  expect(shanghaiDay(Date.parse('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19');
  expect(shanghaiDay(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
  expect(shanghaiInstant('2026-11-20', '08:00')).toBe(Date.parse('2026-11-20T00:00:00Z'));
});

test.each([
  [Date.UTC(2026, 10, 21, 2, 5), '10:05'],
  [Date.UTC(2026, 10, 20, 16, 0), '00:00'],
])('an instant is shown by the clock of Shanghai', (at, clock) => {
  expect(shanghaiClock(at)).toBe(clock);
});

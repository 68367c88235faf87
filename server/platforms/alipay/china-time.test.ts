import { chinaTime, instantOf } from './china-time';

test('the gateway’s time is China’s wherever the machine stands', () => {
  expect(chinaTime(Date.parse('2026-12-31T16:00:00.999Z'))).toBe('2027-01-01 00:00:00');
  expect(instantOf('2027-01-01 00:00:00')).toBe(Date.parse('2026-12-31T16:00:00Z'));
});

test.each([
  '',
  '2027-01-01T00:00:00',
  '2027-13-01 00:00:00',
  '2027-02-30 00:00:00',
  '2027-1-1 0:0:0',
])('%j is no time', (text) => {
  expect(instantOf(text)).toBeNull();
});

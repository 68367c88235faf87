import { compareText } from './order-rules';

it('puts days, times and letters in order', () => {
  expect(['2026-03-02', '2025-12-31', '2026-03-01'].sort(compareText)).toEqual([
    '2025-12-31',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(['13:30', '08:00', '09:00'].sort(compareText)).toEqual(['08:00', '09:00', '13:30']);
  expect(['B', '#', 'A'].sort(compareText)).toEqual(['#', 'A', 'B']);
});

it('tells which of two comes first, and that equal ones are equal', () => {
  expect(compareText('08:00', '08:30')).toBeLessThan(0);
  expect(compareText('08:30', '08:00')).toBeGreaterThan(0);
  expect(compareText('08:30', '08:30')).toBe(0);
  expect(compareText('', '')).toBe(0);
});

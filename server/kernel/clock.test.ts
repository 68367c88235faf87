import { dayOf } from './clock';

test('a day begins at midnight in Shanghai, whichever day was asked for before', () => {
  const midnight = Date.parse('2026-01-01T16:00:00Z');
  expect(dayOf(midnight - 1)).toBe('2026-01-01');
  expect(dayOf(midnight)).toBe('2026-01-02');
  expect(dayOf(midnight + 86_400_000 - 1)).toBe('2026-01-02');
  expect(dayOf(midnight + 86_400_000)).toBe('2026-01-03');
  expect(dayOf(midnight - 1)).toBe('2026-01-01');
});

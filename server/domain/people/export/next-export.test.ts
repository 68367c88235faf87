import type { ExportState } from '@contract/export/export-rules';
import { nextExport } from './next-export';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const ago = (hours: number, state: ExportState, isSent = state === 'sent') => ({
  state,
  created_at: new Date(NOW - hours * HOUR),
  sent_at: isSent ? new Date(NOW - hours * HOUR) : null,
});

test('the first export can be requested at once', () => {
  expect(nextExport([], NOW)).toBeNull();
});

test.each(['waiting', 'packing', 'mailing', 'sent'] as const)(
  'one that is %s is followed by the next after 24 hours',
  (state) => {
    expect(nextExport([ago(23, state)], NOW)).toBe(NOW + HOUR);
    expect(nextExport([ago(24, state)], NOW)).toBeNull();
  },
);

test('one that failed or was cancelled does not count, unless its mail was sent', () => {
  expect(nextExport([ago(1, 'failed'), ago(1, 'cancelled')], NOW)).toBeNull();
  expect(nextExport([ago(1, 'cancelled', true)], NOW)).toBe(NOW + 23 * HOUR);
});

test('five requests in 24 hours are the most, whatever became of them', () => {
  const four = [20, 10, 5, 2].map((hours) => ago(hours, 'cancelled'));
  expect(nextExport(four, NOW)).toBeNull();
  expect(nextExport([...four, ago(1, 'failed')], NOW)).toBe(NOW + 4 * HOUR);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksWithinWeek, noteSecondLooks } from './second-looks.mjs';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-22T10:00:00Z');
const line = (daysAgo, name) => `${new Date(NOW - daysAgo * DAY).toISOString()}\t${name}\n`;

test('second looks are counted by test over seven days, the most frequent first', () => {
  const text =
    line(8, 'desk') + line(6.9, 'desk') + line(3, 'plan') + line(0, 'plan') + 'nonsense\n\n';
  expect(looksWithinWeek(text, NOW)).toEqual([
    ['plan', 2],
    ['desk', 1],
  ]);
});

test('a run adds its tests to what earlier runs left; one without any adds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const file = join(folder, 'deep', 'second-looks.txt');
  expect(noteSecondLooks(file, [], NOW)).toEqual([]);
  expect(noteSecondLooks(file, ['a test'], NOW - DAY)).toEqual([['a test', 1]]);
  expect(noteSecondLooks(file, ['a test'], NOW)).toEqual([['a test', 2]]);
  const retained = readFileSync(file, 'utf8');
  expect(noteSecondLooks(file, [], NOW)).toEqual([['a test', 2]]);
  expect(readFileSync(file, 'utf8')).toBe(retained);
  rmSync(folder, { recursive: true });
});

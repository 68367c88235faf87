import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptKey } from './kept-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a key is made once and stays', () => {
  expect(keptKey(folder, 'a.key', () => 'first')).toBe('first');
  expect(keptKey(folder, 'a.key', () => 'second')).toBe('first');
  expect(readdirSync(folder)).toEqual(['a.key']);
  expect(statSync(join(folder, 'a.key')).mode & 0o077).toBe(0);
});

test('whoever comes second while a key is made takes the one that is there', () => {
  const late = keptKey(folder, 'a.key', () => keptKey(folder, 'a.key', () => 'earlier') && 'late');
  expect(late).toBe('earlier');
  expect(readFileSync(join(folder, 'a.key'), 'utf8')).toBe('earlier\n');
});

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistedSecret } from './persisted-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a key is made once and stays', () => {
  expect(persistedSecret(folder, 'a.key', () => 'first')).toBe('first');
  expect(persistedSecret(folder, 'a.key', () => 'second')).toBe('first');
  expect(readdirSync(folder)).toEqual(['a.key']);
  expect(statSync(join(folder, 'a.key')).mode & 0o077).toBe(0);
});

test('whoever comes second while a key is made takes the one that is there', () => {
  const late = persistedSecret(
    folder,
    'a.key',
    () => persistedSecret(folder, 'a.key', () => 'earlier') && 'late',
  );
  expect(late).toBe('earlier');
  expect(readFileSync(join(folder, 'a.key'), 'utf8')).toBe('earlier\n');
});

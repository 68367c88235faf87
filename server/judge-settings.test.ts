import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeSettings } from './judge-settings';
import { readOperator } from './kernel/operator';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = ['LOGIN_SETTINGS', 'EXTERNAL_SETTINGS', 'MESSAGE_SETTINGS'];
const missing = join(folder, 'missing.json');
const broken = join(folder, 'broken.json');
writeFileSync(broken, '{"a": }');

test.each([
  ['is not there', missing, 'ENOENT'],
  ['is no JSON', broken, 'JSON'],
])('a settings file that %s is named with its setting, each in a line', (_, path, why) => {
  const env = Object.fromEntries(FILES.map((setting) => [setting, path]));
  const lines = (() => {
    try {
      judgeSettings(env, '/');
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  })();
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([...FILES].sort());
  for (const line of lines) expect(line).toMatch(new RegExp(`${path}.*${why}`));
  expect(() => readOperator(path)).toThrow(`OPERATOR_SETTINGS ${path}`);
});

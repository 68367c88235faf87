import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

const COMMAND = join(__dirname, '../../../dist/server/data-keys.js');

test('a data key is made before there is a database, and makes none', () => {
  const cwd = temporaryDirectory('new-key');
  const run = (id: string) =>
    spawnSync(process.execPath, [COMMAND, 'new', id], {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://127.0.0.1:9/nobody' },
    });
  const [first, second] = [run('2027'), run('2027')];
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/^2027:[\w-]{43}\n$/);
  expect(second.stdout).not.toBe(first.stdout);
  expect(readdirSync(cwd)).toEqual([]);
  removeDirectory(cwd);
});

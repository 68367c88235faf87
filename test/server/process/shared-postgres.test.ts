import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../kit/postgres';
import type { TestPostgres } from '../kit/postgres';
import { createSharedDatabase, SHARED_POSTGRES, sharedTemplate } from '../kit/shared-postgres';

const ROOT = join(__dirname, '../../..');
// Below the root, where packages are found.
const MAKER = join(ROOT, `.cache/test/template-maker-${process.pid}.cjs`);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  process.env[SHARED_POSTGRES] = postgres.socketUrl;
});
afterAll(async () => {
  delete process.env[SHARED_POSTGRES];
  rmSync(MAKER, { force: true });
  await postgres?.stop();
});

test('whoever needs a template at the same time gets the same, made once', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const names = await Promise.all([1, 2, 3].map(() => sharedTemplate('together', make)));
  expect(made).toBe(1);
  expect(new Set(names).size).toBe(1);
  const copy = createSharedDatabase(names[0] ?? null);
  copy.drop();
});

test('one that cannot be made is made by the next', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(sharedTemplate('failing', fail)).rejects.toThrow('no');
  await sharedTemplate('failing', () => Promise.resolve());
});

test('where its maker is killed, another makes it', async () => {
  execFileSync(join(ROOT, 'node_modules/esbuild/bin/esbuild'), [
    join(__dirname, '../kit/template-maker.ts'),
    '--bundle',
    '--platform=node',
    '--format=cjs',
    '--log-level=error',
    `--outfile=${MAKER}`,
  ]);
  const maker = fork(MAKER, { env: { ...process.env, [SHARED_POSTGRES]: postgres.socketUrl } });
  const ended = once(maker, 'exit').then(() => Promise.reject(new Error('It has ended.')));
  await Promise.race([once(maker, 'message'), ended]);
  ended.catch(() => undefined);
  let isMade = false;
  const wanted = sharedTemplate('unfinished', () => {
    isMade = true;
    return Promise.resolve();
  });
  expect(isMade).toBe(false);
  maker.kill('SIGKILL');
  await wanted;
  expect(isMade).toBe(true);
});

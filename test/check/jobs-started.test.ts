import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const JOBS = join(ROOT, 'server/jobs');

const STARTER = /^export (?:async )?function (start\w+)/gm;

test('the provider starts every job that there is', () => {
  const starters = readdirSync(JOBS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(JOBS, file), 'utf8').matchAll(STARTER)])
    .map(([, name = '']) => name);
  expect(starters.length).toBeGreaterThan(10);
  const callers = ['server/app.ts', 'server/main.ts'].map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const idle = starters.filter(
    (name) => !callers.some((text) => new RegExp(`\\b${name}\\(`).test(text)),
  );
  expect(idle).toEqual([]);
});

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

/** Names of jobs in the code: of `jobs.every`, or handed to what calls it. */
const NAME = /(?:\bevery\(\{\s*(?:\.{3}\w+, )?name: |\bstart\(|\brarely\(|^ {4}\[)'([a-z -]+)'/gm;

test('the operator can look up every job, as a log line names it', () => {
  const sources = [
    ...readdirSync(JOBS)
      .filter((file) => file.endsWith('.ts') && !/test\.ts$|^every\.ts$/.test(file))
      .map((file) => join(JOBS, file)),
    join(ROOT, 'server/search/keep-index.ts'),
  ];
  const inCode = sources
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAME)])
    .map(([, name = '']) => name);
  const text = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const section = /## Background jobs\n([^]*?)\n\*\*/.exec(text)?.[1] ?? '';
  const told = [...section.matchAll(/`([a-z -]+)`/g)].map(([, name = '']) => name);
  expect(inCode.length).toBeGreaterThan(30);
  expect([...new Set(told)].sort()).toEqual([...new Set(inCode)].sort());
});

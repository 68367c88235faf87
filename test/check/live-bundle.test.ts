import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SIMULATED = 'server/platforms/simulated/';

interface Files {
  /** Sources of main.js and of what it imports whatever its settings are. */
  readonly always: readonly string[];
  /** Sources of every file of the build. */
  readonly all: readonly string[];
}

function filesOf(...words: readonly string[]): Files {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(__dirname, 'server-files.mjs'), ...words],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Files;
}

const simulated = readdirSync(join(ROOT, SIMULATED), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => SIMULATED + path);

test('nothing that stands in for a platform is in what a live process reads', () => {
  const { always, all } = filesOf();
  expect(always.length).toBeGreaterThan(500);
  expect(always.filter((path) => path.startsWith(SIMULATED))).toEqual([]);
  // It is in the build, where it is loaded outside live.
  expect(all.filter((path) => path.startsWith(SIMULATED)).length).toBeGreaterThan(
    simulated.length / 2,
  );
});

test('a build for live has none of it in any file', () => {
  const { always, all } = filesOf('live');
  expect(always).toContain('server/app.ts');
  expect(all.filter((path) => path.startsWith(SIMULATED))).toEqual([]);
});

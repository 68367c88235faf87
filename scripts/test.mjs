import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTools } from './ensure-tools.mjs';

/**
 * `npm test`: every check there is, one after another so that two cores suffice.
 * `npm test -- unit server` runs only the named stages. The last line counts what ran.
 */
const RESULTS = '.cache/test-results';

const node = (...args) => ({ command: process.execPath, args });
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);
const jest = (...projects) => {
  const results = `${RESULTS}/${projects[0]}.json`;
  const options = ['--maxWorkers=2', '--json', `--outputFile=${results}`, '--silent'];
  return { ...bin('jest/bin/jest.js', ...options, '--selectProjects', ...projects), results };
};

const STAGES = [
  { name: 'types', ...bin('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', ...bin('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'format', ...bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'unit', ...jest('unit', 'unit-node') },
  { name: 'build', ...node('scripts/build.mjs'), fatal: true },
  { name: 'build-server', ...node('scripts/build-server.mjs'), fatal: true },
  { name: 'check', ...node('test/check/run.mjs'), counts: true },
  { name: 'simulator', ...jest('simulator') },
  { name: 'server', ...jest('server') },
  { name: 'mini', ...jest('mini') },
  { name: 'browser', ...jest('browser') },
];

function jestCounts(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

function printedCounts(output) {
  const match = /(\d+) passed, (\d+) failed/.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : null;
}

/** A stage that ends badly counts as at least one failure, whatever it managed to report. */
function runStage(stage) {
  const started = Date.now();
  const { status, stdout } = spawnSync(stage.command, stage.args, {
    stdio: ['ignore', stage.counts ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (stdout) process.stdout.write(stdout);
  const ok = status === 0;
  let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    if (stage.results) counts = jestCounts(stage.results);
    if (stage.counts) counts = printedCounts(stdout) ?? counts;
  } catch {
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`— ${stage.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  return counts;
}

ensureTools();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${STAGES.map((s) => s.name).join(', ')}`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const stage of STAGES) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const counts = runStage(stage);
  for (const key of Object.keys(total)) total[key] += counts[key];
  if (stage.fatal && counts.failed > 0) break;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

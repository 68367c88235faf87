import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTools } from './ensure-tools.mjs';

/**
 * `npm test`: every check there is, one after another so that two cores suffice.
 * `npm test -- unit server` runs only the named stages. The last line counts what ran.
 */
const RESULTS = '.cache/test-results';

const node = (...args) => ({ command: process.execPath, args });
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);
const jest = (projects, workers) => {
  const results = `${RESULTS}/${projects[0]}.json`;
  const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`, '--silent'];
  return { ...bin('jest/bin/jest.js', ...options, '--selectProjects', ...projects), results };
};

/**
 * Neighbours of one group run at the same time, all others by themselves. Suites of what was built are one group and one
 * run: they wait for databases and pages often enough to leave room for a third on two cores.
 */
const STAGES = [
  { name: 'types', ...bin('typescript/bin/tsc', '--noEmit'), group: 'texts' },
  {
    name: 'format',
    ...bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    group: 'texts',
  },
  { name: 'lint', ...bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'), group: 'texts' },
  { name: 'unit', ...jest(['unit', 'unit-node'], 2) },
  { name: 'build', ...node('scripts/build.mjs'), fatal: true },
  { name: 'build-server', ...node('scripts/build-server.mjs'), fatal: true },
  { name: 'check', ...node('test/check/run.mjs'), counts: true },
  ...['simulator', 'server', 'mini', 'browser'].map((name) => ({ name, project: name })),
];

/** Stages of one jest project each become one run of jest. */
function joined(stages) {
  const projects = stages.flatMap(({ project }) => project ?? []);
  const others = stages.filter(({ project }) => !project);
  if (projects.length === 0) return others;
  return [...others, { name: projects.join(', '), ...jest(projects, 3) }];
}

/** Full names of tests that passed only when they were tried again. */
const unsteady = [];

function jestCounts(file) {
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests,
    numRuntimeErrorTestSuites,
    testResults,
  } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const again = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
  unsteady.push(...again.map(({ fullName }) => fullName));
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

/** Runs a command; resolves with its exit status and, where it is kept, what it printed. */
function run({ command, args, counts }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', counts ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', () => resolve({ status: 1, output }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** A stage that ends badly counts as at least one failure, whatever it managed to report. */
async function runStage(stage) {
  const started = Date.now();
  const { status, output } = await run(stage);
  const ok = status === 0;
  let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    if (stage.results) counts = jestCounts(stage.results);
    if (stage.counts) counts = printedCounts(output) ?? counts;
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
const stages = joined(STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
while (stages.length > 0) {
  const [{ group }] = stages;
  const others = group ? stages.findIndex((stage) => stage.group !== group) : 1;
  const together = stages.splice(0, others < 0 ? stages.length : others);
  let isOver = false;
  for (const [index, counts] of (await Promise.all(together.map(runStage))).entries()) {
    for (const key of Object.keys(total)) total[key] += counts[key];
    isOver ||= Boolean(together[index].fatal) && counts.failed > 0;
  }
  if (isOver) break;
}
for (const name of unsteady) console.log(`Passed at the second try, look into it: ${name}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

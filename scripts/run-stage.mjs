import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Folder of the reports that jest runs write. */
export const RESULTS = '.cache/test-results';

/** Characters of a quiet stage's output shown when it fails. */
const OUTPUT_SHOWN = 4000;

export const node = (...args) => ({ command: process.execPath, args });
export const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

/** A jest run over whole projects, or over the given files of them. */
export const jest = (projects, workers, files = []) => {
  const results = `${RESULTS}/${projects[0]}.json`;
  const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`, '--silent'];
  const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  return {
    ...bin('jest/bin/jest.js', ...chosen, ...options, '--selectProjects', ...projects),
    results,
  };
};

/** Full names of tests that passed only on retry. */
export const unsteady = [];

/** Adds up the counts of stages. */
export const sum = (all) =>
  all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

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
  unsteady.push(...again.map(({ fullName }) => fullName.replace(/\s+/g, ' ')));
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

/** Runs a command; resolves with its exit status and, if captured, its output. */
function run({ command, args, counts, isQuiet, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', counts || isQuiet ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    });
    child.on('error', () => resolve({ status: 1, output }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** Runs a stage. A non-zero exit counts as at least one failure, whatever was reported. */
export async function runStage(stage) {
  const started = Date.now();
  const { status, output } = await run(stage);
  const ok = status === 0;
  // Progress output is useless in a log, unless the stage failed.
  if (stage.isQuiet && !ok) process.stdout.write(output.slice(-OUTPUT_SHOWN));
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

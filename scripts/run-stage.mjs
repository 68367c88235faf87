import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  countsOf,
  countsWithSecond,
  failedIn,
  retriedIn,
  worthSecondLook,
} from './jest-results.mjs';

/** Folder of the reports that jest runs write. */
export const RESULTS = '.cache/test-results';

/** Characters of a quiet stage's output shown when it fails. */
const OUTPUT_SHOWN = 4000;

export const node = (...args) => ({ command: process.execPath, args });
export const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

/** A larger nursery for jest's workers, which inherit it: suites of the simulator take an eighth less of the processor. */
const ROOMY = ['--max-semi-space-size=32'];

/**
 * A jest run over whole projects, or over the given files of them.
 * @param again whether it is the second look at suites of a run
 */
export const jest = (projects, workers, files = [], again = false) => {
  const results = `${RESULTS}/${projects[0]}${again ? '-again' : ''}.json`;
  const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`, '--silent'];
  const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  return {
    ...node(
      ...ROOMY,
      'node_modules/jest/bin/jest.js',
      ...chosen,
      ...options,
      '--selectProjects',
      ...projects,
    ),
    results,
    ...(!again && { secondLook: (failed) => jest(projects, 1, failed, true) }),
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

const resultsOf = ({ results }) => JSON.parse(readFileSync(results, 'utf8'));

/**
 * Runs a jest run's one or two failed suites once more, alone.
 * @returns counts of both runs together, or null where nothing deserves a second look
 */
async function secondLookAt(stage) {
  if (!stage.secondLook || !existsSync(stage.results)) return null;
  const first = resultsOf(stage);
  const failed = worthSecondLook(first);
  if (failed.length === 0) return null;
  console.log(`Once more, alone: ${failed.join(', ')}`);
  const again = stage.secondLook(failed);
  const { status } = await run({ ...again, env: stage.env });
  if (status !== 0) return null;
  const counts = countsWithSecond(first, resultsOf(again));
  unsteady.push(...failedIn(first));
  return counts;
}

/** Counts of a finished jest run. */
function jestCounts(stage) {
  const results = resultsOf(stage);
  unsteady.push(...retriedIn(results));
  return countsOf(results);
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

function countsOfStage(stage, { status, output }) {
  const plain = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  try {
    if (stage.results) return jestCounts(stage);
    if (stage.counts) return printedCounts(output) ?? plain;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return plain;
}

/** Runs a stage. A non-zero exit counts as at least one failure, whatever was reported. */
export async function runStage(stage) {
  const started = Date.now();
  const ended = await run(stage);
  // Progress output is useless in a log, unless the stage failed.
  if (stage.isQuiet && ended.status !== 0) process.stdout.write(ended.output.slice(-OUTPUT_SHOWN));
  const counts = countsOfStage(stage, ended);
  const mended = ended.status !== 0 && counts.failed > 0 ? await secondLookAt(stage) : null;
  if (ended.status !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const outcome = ended.status === 0 ? 'ok' : mended ? 'ok at the second look' : 'FAILED';
  console.log(`— ${stage.name}: ${outcome} in ${seconds} s`);
  return mended ?? counts;
}

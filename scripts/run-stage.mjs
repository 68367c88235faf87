import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { countsOf } from './jest-results.mjs';

/** Folder of the reports that jest runs write. */
export const RESULTS = '.cache/test-results';

/** Characters of a quiet stage's output shown when it fails. */
const OUTPUT_SHOWN = 4000;

export const node = (...args) => ({ command: process.execPath, args });
export const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

/**
 * For jest's workers, which inherit them. A larger nursery: suites of the simulator take an eighth less of the processor.
 * Ten times as many bytes of code run before V8 optimises a function: most here run a few times, and unit tests take a
 * twelfth less of it.
 */
const FOR_WORKERS = ['--max-semi-space-size=32', '--interrupt-budget=1500000'];

/** Where the suites of a jest run note what they took of the processor (test/setup/environment/measured.mjs). */
export const cpuFile = (project) => `${RESULTS}/${project}-cpu.txt`;

/** A jest run over whole projects, or over the given files of them. */
export const jest = (projects, workers, files = []) => {
  const results = `${RESULTS}/${projects[0]}.json`;
  const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`, '--silent'];
  const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  return {
    ...node(
      ...FOR_WORKERS,
      'node_modules/jest/bin/jest.js',
      ...chosen,
      ...options,
      '--selectProjects',
      ...projects,
    ),
    results,
    env: { CPU_FILE: cpuFile(projects[0]) },
  };
};

/** A stage that is given more settings. */
export const withEnv = (stage, env) => ({ ...stage, env: { ...stage.env, ...env } });

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

/** The line that ends a run, of the form that is read as its result. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What a jest run has reported. */
export const resultsOf = ({ results }) => JSON.parse(readFileSync(results, 'utf8'));

function printedCounts(output) {
  const match = /(\d+) passed, (\d+) failed/.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : null;
}

/** Runs a command; resolves with its exit status and, if captured, its output. */
function run({ command, args, counts, isQuiet, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', counts || isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.on('error', () => resolve({ status: 1, output }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function countsOfStage(stage, { status, output }) {
  const plain = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  try {
    if (stage.results) return countsOf(resultsOf(stage));
    if (stage.counts) return printedCounts(output) ?? plain;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return plain;
}

/** Runs a stage. A non-zero exit counts as at least one failure, whatever was reported. */
export async function runStage(stage) {
  const started = Date.now();
  if (stage.results && existsSync(stage.results)) rmSync(stage.results);
  const ended = await run(stage);
  // Progress output is useless in a log, unless the stage failed.
  if (stage.isQuiet && ended.status !== 0) process.stdout.write(ended.output.slice(-OUTPUT_SHOWN));
  const counts = countsOfStage(stage, ended);
  if (ended.status !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`— ${stage.name}: ${ended.status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return counts;
}

/**
 * Runs stages; adjacent ones of one group side by side. What comes after a fatal one that fails is not run.
 * @returns their counts, and whether all were run
 */
export async function runStages(stages) {
  const waiting = [...stages];
  let total = sum([]);
  let isFatal = false;
  while (waiting.length > 0) {
    const [{ group }] = waiting;
    const others = group ? waiting.findIndex((stage) => stage.group !== group) : 1;
    const together = waiting.splice(0, others < 0 ? waiting.length : others);
    const all = await Promise.all(together.map(runStage));
    total = sum([total, ...all]);
    isFatal = together.some(({ fatal }, index) => fatal && all[index].failed > 0);
    if (isFatal) break;
  }
  return { ...total, isComplete: !isFatal };
}

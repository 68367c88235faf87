// Proves the answers of CONTRIBUTING.md: makes the changes of contributing-changes.ts one after another in a copy of the
// checkout, and expects the test that each one names to fail by it: node test/check/prove-contributing.mjs [part of a question …]
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { closingLine } from '../../scripts/run-stage.mjs';
import { importTypeScript } from '../setup/run-typescript.mjs';

const ROOT = join(import.meta.dirname, '../..');
const { CHANGES } = await importTypeScript(join(import.meta.dirname, 'contributing-changes.ts'));

/** ms; a run that takes longer hangs. */
const PATIENCE = 600_000;
/** Characters of a run's output that are shown where it has no results. */
const SHOWN = 2_000;

const copy = mkdtempSync(join(tmpdir(), 'contributing-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** Copies what Git follows and what is new; node_modules is shared. */
function copyCheckout() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    // What was removed is still followed until that is committed.
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(copy, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // Some tests ask Git what there is.
  for (const words of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', words, { cwd: copy });
}

/** The project of jest.config.mjs that a test belongs to. */
function projectOf(test) {
  if (/^(src|contract)\//.test(test)) return 'unit';
  return test.startsWith('test/server/') ? 'server' : 'unit-node';
}

/** Runs tests in the copy. @returns jest's report @throws Error where there is none */
function run(tests) {
  const report = join(copy, '.cache/report.json');
  rmSync(report, { force: true });
  const env = { ...process.env };
  // What these say is meant for whole runs of the checkout.
  for (const name of ['CPU_FILE', 'TIER']) delete env[name];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--runTestsByPath', ...tests],
      ...['--selectProjects', ...new Set(tests.map(projectOf))],
      ...['--json', `--outputFile=${report}`, '--silent'],
      ...['--maxWorkers=1', `--cacheDirectory=${join(copy, '.cache/jest')}`],
    ],
    { cwd: copy, env, encoding: 'utf8', timeout: PATIENCE },
  );
  if (!existsSync(report)) throw new Error(`${stdout}${stderr}`.slice(-SHOWN));
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Makes a change in the copy while `work` runs. */
function changed({ file, find, replacement }, work) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`"${find}" has to occur once in ${file}`);
  writeFileSync(
    path,
    text.replace(find, () => replacement),
  );
  try {
    return work();
  } finally {
    writeFileSync(path, text);
  }
}

/** Why a change proves nothing; null: its test failed. A suite that cannot even be read has noticed nothing. */
function whyUnproved(change) {
  try {
    const { numFailedTests, numRuntimeErrorTestSuites } = changed(change, () => run([change.test]));
    if (numRuntimeErrorTestSuites > 0) return 'the test cannot run with the change';
    return numFailedTests > 0 ? null : 'the test passes all the same';
  } catch (error) {
    return error.message;
  }
}

/** Tests that do not pass without a change, which therefore prove nothing. */
function failingBefore(tests) {
  const { testResults } = run(tests);
  const passed = testResults.filter(({ status }) => status === 'passed');
  const names = new Set(passed.map(({ name }) => relative(copy, name)));
  return tests.filter((test) => !names.has(test));
}

const wanted = process.argv.slice(2);
const chosen = CHANGES.filter(
  ({ question }) => wanted.length === 0 || wanted.some((part) => question.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No such question: ${wanted.join(', ')}`);
  process.exit(2);
}
mkdirSync(join(copy, '.cache'), { recursive: true });
copyCheckout();
const tests = [...new Set(chosen.map(({ test }) => test))];
const broken = failingBefore(tests);
for (const test of broken) console.log(`✗ without a change: ${test} does not pass`);

const counts = { passed: tests.length - broken.length, failed: broken.length, skipped: 0 };
for (const change of chosen) {
  const { question, file, test } = change;
  const why = broken.includes(test) ? 'its test fails without it' : whyUnproved(change);
  counts[why === null ? 'passed' : 'failed'] += 1;
  console.log(`${why === null ? '✓' : '✗'} ${question} ${file}: ${why ?? test}`);
}
console.log(closingLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

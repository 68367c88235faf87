import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { buildDigest, builtFrom } from './build-inputs.mjs';
import { ensureTools } from './ensure-tools.mjs';
import { RESULTS, bin, closingLine, jest, node, runStage, sum } from './run-stage.mjs';

/** Seconds that the whole run may take on two cores. */
const SECONDS = 240;
/** Suites of the build wait for databases and pages, so a third worker on two cores costs nothing. */
const WORKERS = 3;
/** Seconds of suites that are started together. */
const BATCH = 60;
/** Seconds of jest's own start and end. */
const START = 5;
const SCRIPT = /\.(tsx?|mjs|cjs|js)$/;
const TARGETS = { browser: ['h5'], mini: ['weapp', 'alipay'] };

/** Builds a target unless dist/ was built from the current content. webpack stores compiled modules for the next run. */
async function build(target) {
  if (builtFrom(`dist/${target}`) === buildDigest(process.env)) return sum([]);
  const stage = { name: `build ${target}`, ...node('scripts/build.mjs', target) };
  return runStage({ ...stage, isQuiet: true, env: { BUILD_CACHE: '1' } });
}

/** Runs all stages in sequence, even after a failure: each reports something different. */
async function inTurn(stages) {
  const counts = [];
  for (const stage of stages) counts.push(await stage());
  return sum(counts);
}

/** Type check of everything, format and lint of changed files, and unit tests that depend on them. */
function readingStages({ changed, unit }) {
  const scripts = changed.filter((path) => SCRIPT.test(path));
  const lint = ['--max-warnings', '0', '--no-warn-ignored', ...scripts];
  const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/changed.tsbuildinfo'];
  const format = ['--check', '--no-error-on-unmatched-pattern', ...changed];
  return [
    { name: 'types', ...bin('typescript-native/bin/tsc', ...types) },
    { name: 'format', ...bin('oxfmt/bin/oxfmt', ...format) },
    ...(scripts.length > 0 ? [{ name: 'lint', ...bin('eslint/bin/eslint.js', ...lint) }] : []),
    { name: 'unit', ...jest(['unit', 'unit-node'], 2, unit.chosen) },
  ].map((stage) => () => runStage(stage));
}

/**
 * Runs suites of the build in batches while there is time; each batch's duration shows how slow this machine is.
 * @returns the counts, and the suites for which no time was left
 */
async function runSuites({ suites, seconds }, fitting, left) {
  const counts = [];
  let others = suites;
  let slowness = 1;
  for (;;) {
    const room = Math.min(BATCH, (left() - START) / slowness);
    const { chosen } = fitting(others, seconds, { seconds: room, workers: WORKERS });
    // A suite longer than a batch runs alone, if it fits into the remaining time.
    const [next] = chosen.length > 0 ? chosen : others;
    if (!next) return { counts, others };
    const batch = chosen.length > 0 ? chosen : [next];
    const { longest } = fitting(batch, seconds, { seconds: Infinity, workers: WORKERS });
    if (longest > (left() - START) / slowness) return { counts, others };
    const begun = Date.now();
    const projects = [...new Set(batch.map(({ kind }) => kind))];
    const paths = batch.map(({ path }) => path);
    const stage = jest(projects, WORKERS, paths);
    const env = { ...stage.env, TIER: 'deep' };
    counts.push(await runStage({ name: projects.join(', '), ...stage, env }));
    slowness = Math.max(1, (Date.now() - begun) / 1000 / (longest + START));
    others = others.filter((suite) => !batch.includes(suite));
  }
}

/** Prints the files for which there was no time. */
function printLeftOut(paths) {
  if (paths.length === 0) return;
  console.log(`Left out, ${paths.length}:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  console.log('npm test and npm run test:deep run them.');
}

/**
 * Runs the checks that a change affects: the working tree and the commits since main.
 * @param ref to compare with instead of main
 * @returns exit status
 */
export async function testChanged(ref) {
  const started = Date.now();
  const { planOf, fitting } = await importTypeScript(
    join(import.meta.dirname, '../test/changed/plan.ts'),
  );
  const plan = planOf(ref);
  if (plan.changed.length === 0) {
    console.log(`Nothing differs from ${plan.base.slice(0, 10)}`);
    console.log('0 passed, 0 failed');
    return 0;
  }
  console.log(`${plan.changed.length} files differ from ${plan.base.slice(0, 10)}`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (plan.suites.length > 0) ensureTools(true);

  const kinds = new Set(plan.suites.map(({ kind }) => kind));
  const targets = [...kinds].flatMap((kind) => TARGETS[kind] ?? []);
  const builds = [
    ...(kinds.size > 0
      ? [() => runStage({ name: 'build-server', ...node('scripts/build-server.mjs') })]
      : []),
    ...targets.map((target) => () => build(target)),
  ];
  const built = inTurn(builds);
  const read = await inTurn(readingStages(plan));
  const counts = [read, await built];

  const isBuilt = (await built).failed === 0;
  const left = () => SECONDS - (Date.now() - started) / 1000;
  const ran = isBuilt ? await runSuites(plan, fitting, left) : { counts: [], others: plan.suites };
  counts.push(...ran.counts);
  printLeftOut([...plan.unit.leftOut, ...ran.others.map(({ path }) => path)]);
  const total = sum(counts);
  console.log(`Took ${((Date.now() - started) / 1000).toFixed(0)} s`);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}

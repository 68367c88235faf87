// npm test: the gate, every check that a change has to pass. `npm test -- unit lint` runs only the named stages,
// `npm test -- changed [ref]` what a change affects (test-changed.mjs). What takes longer is in test-deep.mjs. Which suite
// is where: docs/decisions/0111. The last line counts what ran.
import { mkdirSync, rmSync } from 'node:fs';
import { GATE_RUN, builtSuites, outgrown, secondsTaken, suitesStage } from './built-suites.mjs';
import { ensureTools } from './ensure-tools.mjs';
import {
  RESULTS,
  bin,
  closingLine,
  jest,
  node,
  runStage,
  runStages,
  sum,
  withEnv,
} from './run-stage.mjs';
import { templates, withRunPostgres } from './templates.mjs';
import { startRunClock } from '../test/setup/run-clock.mjs';

/** Targets of the gate; the deep tests have all. */
const TARGETS = ['h5', 'weapp'];

const TEMPLATES = { ...templates, group: 'build' };

/** Adjacent stages of one group run in parallel, so that neither of two cores waits. */
const STAGES = [
  { name: 'format', ...bin('oxfmt/bin/oxfmt', '--check', '.'), group: 'code' },
  { name: 'types', ...bin('typescript-native/bin/tsc', '--noEmit'), group: 'code' },
  { name: 'lint', ...bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'), group: 'code' },
  { name: 'unit', ...jest(['unit', 'unit-node'], 2), group: 'code' },
  { name: 'build-server', ...node('scripts/build-server.mjs'), fatal: true },
  TEMPLATES,
  {
    name: 'build',
    ...node('scripts/build.mjs', ...TARGETS),
    isQuiet: true,
    fatal: true,
    group: 'build',
  },
  { name: 'check', ...node('test/check/run.mjs', ...TARGETS), counts: true },
];
const BUILT = ['simulator', 'server', 'mini', 'browser'];

const started = Date.now();
const wanted = process.argv.slice(2);
if (wanted[0] === 'changed') {
  const { testChanged } = await import('./test-changed.mjs');
  process.exit(await testChanged(wanted[1]));
}
const names = [...STAGES.filter((stage) => stage !== TEMPLATES).map(({ name }) => name), ...BUILT];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

/** Which stages run: of suites also the one that makes what they start from. */
const stagesFor = (suites) =>
  STAGES.filter((stage) => (stage === TEMPLATES ? suites.length > 0 : isWanted(stage.name)));

/** Runs the gate's suites of the builds, and holds each against its budget. */
async function runBuilt(suites, env) {
  const stage = suitesStage(GATE_RUN, suites);
  const counts = await runStage(withEnv(stage, env));
  const tooLong = outgrown(suites, secondsTaken(stage));
  for (const line of tooLong) console.log(line);
  return sum([counts, { passed: 0, failed: tooLong.length, skipped: 0 }]);
}

async function runAll(suites, env) {
  const read = await runStages(stagesFor(suites).map((stage) => withEnv(stage, env)));
  if (!read.isComplete || suites.length === 0) return read;
  return sum([read, await runBuilt(suites, env)]);
}

startRunClock();
ensureTools();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const suites = builtSuites().filter(({ part, kind }) => part === 'gate' && isWanted(kind));
const total =
  suites.length > 0 ? await withRunPostgres((env) => runAll(suites, env)) : await runAll([], {});
console.log(`— all: ${((Date.now() - started) / 1000).toFixed(1)} s`);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

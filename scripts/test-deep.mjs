// npm run test:deep [-- part …]: what is too slow for the gate, in parts that take up to 20 minutes each. What has passed is
// remembered for the same content of the repository, so that a part that was stopped goes on where it was.
// Parts: docs/decisions/0111. The last line counts what ran.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { passedSuites } from './jest-results.mjs';
import { builtSuites, outgrown, secondsTaken, suitesStage } from './built-suites.mjs';
import { ensureTools } from './ensure-tools.mjs';
import {
  RESULTS,
  closingLine,
  jest,
  node,
  resultsOf,
  runStage,
  runStages,
  sum,
} from './run-stage.mjs';
import { withTemplates } from './templates.mjs';
import { startRunClock } from '../test/setup/run-clock.mjs';
import { importTypeScript } from '../test/setup/run-typescript.mjs';

const { PARTS: LISTED } = await importTypeScript('test/tiers/suite-list.ts');
const { quarantine } = await importTypeScript('test/tiers/quarantine.ts');

const DEEP = { TIER: 'deep' };
const all = builtSuites();
const inPart = (part) => all.filter((suite) => suite.part === part);
const ofGate = (...kinds) => inPart('gate').filter(({ kind }) => kinds.includes(kind));
const quarantined = () => {
  const paths = new Set(quarantine().map(({ path }) => path));
  return all.filter(({ path }) => paths.has(path));
};

/** Suites of each part and what they are asked for. Suites of the gate come again where the gate asks them for less. */
const PARTS = {
  ...Object.fromEntries(
    LISTED.filter((part) => part !== 'gate').map((part) => [part, { suites: inPart(part) }]),
  ),
  alipay: { suites: ofGate('mini'), env: { MINI_PLATFORMS: 'alipay' } },
  'gate-looks': { suites: ofGate('browser') },
  'gate-server': { suites: ofGate('server', 'simulator') },
  quarantine: { suites: quarantined() },
};

/** Hash of everything in the checkout but its documents, committed or not. */
function contentOfCheckout() {
  const env = { ...process.env, GIT_INDEX_FILE: '.cache/deep-index' };
  const git = (...args) => execFileSync('git', args, { env, encoding: 'utf8' }).trim();
  rmSync(env.GIT_INDEX_FILE, { force: true });
  git('add', '--all', '--', '.', ':!docs', ':!*.md');
  return git('write-tree');
}

mkdirSync(RESULTS, { recursive: true });
const MEMORY = `.cache/deep-${contentOfCheckout()}.json`;
/** Paths of suites and names of stages that passed, by part. */
const memory = existsSync(MEMORY) ? JSON.parse(readFileSync(MEMORY, 'utf8')) : {};
const hasPassed = (part, name) => memory[part]?.includes(name) ?? false;
function remember(part, names) {
  memory[part] = [...new Set([...(memory[part] ?? []), ...names])];
  writeFileSync(MEMORY, JSON.stringify(memory));
}

/** Runs once for a content; `part` and name say what. */
async function once(part, stage) {
  if (hasPassed(part, stage.name)) return sum([]);
  const counts = await runStage(stage);
  if (counts.failed === 0) remember(part, [stage.name]);
  return counts;
}

async function runSuites(part, env) {
  const { suites, env: own } = PARTS[part];
  const left = suites.filter(({ path }) => !hasPassed(part, path));
  console.log(`${part}: ${left.length} of ${suites.length} suites to run`);
  const stage = suitesStage(part, left, { ...DEEP, ...own, ...env });
  if (!stage) return sum([]);
  const counts = await runStage(stage);
  // Budgets are of a suite's own part: the gate's suites take more where they are asked for more.
  const taken = LISTED.includes(part) ? secondsTaken(stage) : new Map();
  const tooLong = outgrown(left, taken);
  for (const line of tooLong) console.log(line);
  if (existsSync(stage.results)) {
    const passed = passedSuites(resultsOf(stage)).map((path) => relative(process.cwd(), path));
    const fitting = left.filter((suite) => outgrown([suite], taken).length === 0);
    remember(
      part,
      fitting.map(({ path }) => path).filter((path) => passed.includes(path)),
    );
  }
  return sum([counts, { passed: 0, failed: tooLong.length, skipped: 0 }]);
}

/** Unit tests that try properties, whatever their files are called, with more examples of each and another seed. */
const properties = { ...jest(['unit', 'unit-node'], 2), name: 'properties' };
properties.args = [...properties.args, '--findRelatedTests', 'test/tiers/properties.ts'];
properties.env = { ...properties.env, ...DEEP };

/** Parts of one stage, which need no builds. */
const STAGES = {
  properties,
  contributing: {
    ...node('test/check/prove-contributing.mjs'),
    name: 'contributing',
    counts: true,
  },
  'same-build': { ...node('test/check/same-build.mjs'), name: 'same-build', counts: true },
};

const names = [...Object.keys(STAGES), ...Object.keys(PARTS)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));

startRunClock();
ensureTools(true);
let total = sum([]);
for (const name of chosen.filter((each) => each in STAGES))
  total = sum([total, await once(name, STAGES[name])]);
const parts = chosen.filter((name) => name in PARTS);
const isLeft = parts.some((part) => PARTS[part].suites.some(({ path }) => !hasPassed(part, path)));
if (isLeft) {
  const builds = await runStages([
    { name: 'build', ...node('scripts/build.mjs'), isQuiet: true, fatal: true },
    { name: 'build-server', ...node('scripts/build-server.mjs'), fatal: true },
    { name: 'check', ...node('test/check/run.mjs'), counts: true },
  ]);
  total = sum([total, builds]);
  if (builds.isComplete)
    total = sum([
      total,
      await withTemplates(async (env) => {
        let counts = sum([]);
        for (const part of parts) counts = sum([counts, await runSuites(part, env)]);
        return counts;
      }),
    ]);
}
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

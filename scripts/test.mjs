import { mkdirSync, rmSync } from 'node:fs';
import { ensureTools } from './ensure-tools.mjs';
import { RESULTS, bin, jest, node, runStage, sum, unsteady } from './run-stage.mjs';
import { reportSecondLooks } from './second-looks.mjs';

/**
 * `npm test`: every check there is, one after another so that two cores suffice. `npm test -- unit server` runs only
 * the named stages, `npm test -- changed [ref]` those that a change affects (test-changed.mjs). The last line counts
 * what ran.
 */
/**
 * Adjacent stages of one group run in parallel, all others alone. Suites of the build are one group and one run: they
 * wait for databases and pages often enough for a third worker on two cores.
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

/** Joins stages of one jest project each into one jest run. */
function joined(stages) {
  const projects = stages.flatMap(({ project }) => project ?? []);
  const others = stages.filter(({ project }) => !project);
  if (projects.length === 0) return others;
  return [...others, { name: projects.join(', '), ...jest(projects, 3) }];
}

const wanted = process.argv.slice(2);
if (wanted[0] === 'changed') {
  const { testChanged } = await import('./test-changed.mjs');
  process.exit(await testChanged(wanted[1]));
}
ensureTools();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${STAGES.map((s) => s.name).join(', ')}`,
  );
  process.exit(2);
}

let total = sum([]);
const stages = joined(STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
while (stages.length > 0) {
  const [{ group }] = stages;
  const others = group ? stages.findIndex((stage) => stage.group !== group) : 1;
  const together = stages.splice(0, others < 0 ? stages.length : others);
  let isExpired = false;
  for (const [index, counts] of (await Promise.all(together.map(runStage))).entries()) {
    total = sum([total, counts]);
    isExpired ||= Boolean(together[index].fatal) && counts.failed > 0;
  }
  if (isExpired) break;
}
total.failed += reportSecondLooks(unsteady);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

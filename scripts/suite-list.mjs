// npm run suite-list: writes to test/tiers/suites.txt what each suite of the last run took of the processor, as its budget.
// A suite that is new there starts in the deep tests; what belongs into the gate is moved by hand. Suites of the gate are
// measured by the gate alone: the deep parts that run them again ask them for more.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { GATE_RUN, builtSuites, secondsTaken } from './built-suites.mjs';
import { RESULTS, cpuFile } from './run-stage.mjs';

const { SUITE_LIST, formatSuiteList, suiteList, usualPart } = await importTypeScript(
  'test/tiers/suite-list.ts',
);

const list = suiteList();
for (const path of list.keys()) if (!existsSync(path)) list.delete(path);
const known = new Set(builtSuites().map(({ path }) => path));
const files = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
for (const file of files.filter((name) => name.endsWith('-cpu.txt'))) {
  const cpu = join(RESULTS, file);
  const isOfGate = cpu === cpuFile(GATE_RUN);
  for (const [path, seconds] of secondsTaken({ cpu })) {
    const part = list.get(path)?.part ?? usualPart(path);
    if (!known.has(path) || isOfGate !== (part === 'gate')) continue;
    list.set(path, { part, budget: Math.max(1, Math.ceil(seconds)) });
  }
}
writeFileSync(SUITE_LIST, formatSuiteList(list));
console.log(`${list.size} suites`);

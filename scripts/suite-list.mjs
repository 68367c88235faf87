// npm run suite-list: writes to test/tiers/suites.txt what each suite of the last run took of the processor, as its budget.
// A suite that is new there starts in the deep tests; what belongs into the gate is moved by hand.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { builtSuites, secondsTaken } from './built-suites.mjs';
import { RESULTS } from './run-stage.mjs';

const { SUITE_LIST, formatSuiteList, suiteList, usualPart } = await importTypeScript(
  'test/tiers/suite-list.ts',
);

const list = suiteList();
for (const path of list.keys()) if (!existsSync(path)) list.delete(path);
const known = new Set(builtSuites().map(({ path }) => path));
const files = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
for (const file of files.filter((name) => name.endsWith('-cpu.txt'))) {
  for (const [path, seconds] of secondsTaken({ cpu: join(RESULTS, file) })) {
    if (!known.has(path)) continue;
    const part = list.get(path)?.part ?? usualPart(path);
    list.set(path, { part, budget: Math.max(1, Math.ceil(seconds)) });
  }
}
writeFileSync(SUITE_LIST, formatSuiteList(list));
console.log(`${list.size} suites`);

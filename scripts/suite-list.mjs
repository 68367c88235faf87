// npm run suite-seconds: writes to test/changed/seconds.txt how long each suite of the last `npm test` took; runs begin
// with those that take longest, and `npm test -- changed` chooses what fits. Suites that did not run keep their line.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { RESULTS } from './run-stage.mjs';

const { SUITE_SECONDS, suiteSeconds } = await importTypeScript('test/changed/suite-seconds.ts');
const BUILT = /^test\/(server|platforms|browser|mini|simulator)\//;

const seconds = suiteSeconds();
for (const path of seconds.keys()) if (!existsSync(path)) seconds.delete(path);
for (const name of readdirSync(RESULTS).filter((each) => each.endsWith('.json'))) {
  const { testResults } = JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));
  for (const { name: file, startTime, endTime, status } of testResults) {
    const path = relative(process.cwd(), file);
    if (status !== 'passed' || !BUILT.test(path)) continue;
    seconds.set(path, Math.max(1, Math.round((endTime - startTime) / 1000)));
  }
}
const lines = [...seconds.keys()].sort().map((path) => `${seconds.get(path)} ${path}`);
writeFileSync(SUITE_SECONDS, `${lines.join('\n')}\n`);
console.log(`${lines.length} suites`);

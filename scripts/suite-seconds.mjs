// npm run suite-seconds: writes to test/changed/seconds.txt how long each suite of the last `npm test` took; `npm test
// -- changed` uses it to choose what fits. Suites that did not run keep their line.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RESULTS } from './run-stage.mjs';

const LIST = 'test/changed/seconds.txt';
const BUILT = /^test\/(server|browser|mini|simulator)\//;

const seconds = new Map();
for (const line of existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n') : []) {
  const [, number, path] = /^(\d+) (\S+)$/.exec(line) ?? [];
  if (path && existsSync(path)) seconds.set(path, Number(number));
}
for (const name of readdirSync(RESULTS).filter((each) => each.endsWith('.json'))) {
  const { testResults } = JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));
  for (const { name: file, startTime, endTime, status } of testResults) {
    const path = relative(process.cwd(), file);
    if (status !== 'passed' || !BUILT.test(path)) continue;
    seconds.set(path, Math.max(1, Math.round((endTime - startTime) / 1000)));
  }
}
const lines = [...seconds]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([path, s]) => `${s} ${path}`);
writeFileSync(LIST, `${lines.join('\n')}\n`);
console.log(`${lines.length} suites`);

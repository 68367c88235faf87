// npm run build [-- h5 weapp alipay]: builds the given targets (all by default), two at a time, into dist/<target>, or into
// $OUTPUT_ROOT/<target>. `npx taro build --type <target>` writes the same, one target at a time.
import { join } from 'node:path';
import { buildTarget } from './build-target.mjs';

const TARGETS = ['h5', 'weapp', 'alipay'];

const asked = process.argv.slice(2);
const unknown = asked.filter((target) => !TARGETS.includes(target));
if (unknown.length) {
  console.error(`Unknown target ${unknown.join(', ')}; there are ${TARGETS.join(', ')}`);
  process.exit(2);
}

const base = process.env.OUTPUT_ROOT ?? 'dist';
const isCached = process.env.BUILD_CACHE === '1';

const AT_A_TIME = 2;
const waiting = asked.length ? [...asked] : [...TARGETS];

async function worker() {
  for (let target = waiting.shift(); target; target = waiting.shift())
    if (!(await buildTarget(target, join(base, target), { isCached }))) process.exitCode = 1;
}
await Promise.all(Array.from({ length: AT_A_TIME }, worker));

// npm run build [-- h5 weapp alipay]: builds the given targets (all by default), two at a time, into
// dist/<target>, or into $OUTPUT_ROOT/<target>, and compresses the text files of the web build.
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { drawFirstView } from './first-view.mjs';
import { commitNow } from './release/commit.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { splitIcons } from './split-icons.mjs';

const TARGETS = ['h5', 'weapp', 'alipay'];

const asked = process.argv.slice(2);
const unknown = asked.filter((target) => !TARGETS.includes(target));
if (unknown.length) {
  console.error(`Unknown target ${unknown.join(', ')}; there are ${TARGETS.join(', ')}`);
  process.exit(2);
}

const base = process.env.OUTPUT_ROOT ?? 'dist';

/** Builds a target; resolves to whether it succeeded. */
async function build(target) {
  const folder = join(base, target);
  rmSync(folder, { recursive: true, force: true });
  const child = spawn('npx', ['taro', 'build', '--type', target], {
    stdio: 'inherit',
    env: { ...process.env, OUTPUT_ROOT: folder, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) return false;
  if (target === 'h5') {
    await drawFirstView(folder);
    await writeServiceWorker(folder);
    compress(folder);
  } else splitIcons(folder, target);
  const { APP_ENV: environment = 'qa', API_HOST: apiHost = null } = process.env;
  const build = { environment, apiHost, ...commitNow(), at: new Date().toISOString() };
  // Next to the folder, not in it: the release tools read it before they upload the folder.
  writeFileSync(`${folder}.build.json`, JSON.stringify(build));
  return true;
}

const AT_A_TIME = 2;
const waiting = asked.length ? [...asked] : [...TARGETS];

async function worker() {
  for (let target = waiting.shift(); target; target = waiting.shift())
    if (!(await build(target))) process.exitCode = 1;
}
await Promise.all(Array.from({ length: AT_A_TIME }, worker));

// Ends the files of a build in `folder`, which webpack has just written; config/webpack/finish.ts runs it after each.
// node scripts/finish-build.mjs h5|weapp|alipay <folder>
import { writeFileSync } from 'node:fs';
import { compress } from './compress.mjs';
import { drawFirstView } from './first-view.mjs';
import { commitNow } from './release/commit.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { splitIcons } from './split-icons.mjs';

const { APP_ENV: environment = 'qa', API_HOST: apiHost = null, BUILD_INPUTS: inputs } = process.env;
/** Nobody waits for a local network: `npm start` does without compressed copies. */
const isQuick = process.env.QUICK_BUILD === '1';

const [target, folder] = process.argv.slice(2);
const steps =
  target === 'h5'
    ? [
        ['first view', () => drawFirstView(folder)],
        ['service worker', () => writeServiceWorker(folder)],
        ...(isQuick ? [] : [['compressed copies', () => compress(folder)]]),
      ]
    : [['icons divided', () => splitIcons(folder, target)]];
const took = [];
for (const [name, step] of steps) {
  const begun = Date.now();
  await step();
  took.push(`${name} ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
console.log(`Finished ${folder}: ${took.join(', ')}`);

const at = new Date().toISOString();
const build = { environment, apiHost, ...commitNow(), at, inputs };
// Next to the folder, not in it: the release tools read it before they upload the folder.
writeFileSync(`${folder}.build.json`, JSON.stringify(build));

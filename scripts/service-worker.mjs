// Makes the service worker of a finished web build; the list of files that it stores, with their digests, is part of it.
// node scripts/service-worker.mjs dist/h5 makes it again, after a change of the start page;
// SERVICE_WORKER=off node scripts/service-worker.mjs dist/h5 makes one that removes itself and all that was stored.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compressFile } from './compress.mjs';

const SOURCES = join(import.meta.dirname, '../src/platform/service-worker');
/** Files of the pages that open without a network; config/webpack/offline-files.ts emits it. */
const LIST = 'offline-files.json';
const PAGE = 'index.html';
/** Next to the start page: a worker controls nothing above its own folder. */
const WORKER = 'service-worker.js';
/** Leads from the bare address to the start page. */
const ROOT_WORKER = 'root-service-worker.js';
const IS_OFF = process.env.SERVICE_WORKER === 'off';

/** An entry of Workbox's list. With a wrong digest, as between two servers of two builds, no worker is installed. */
function entryOf(folder, url) {
  const digest = createHash('sha256').update(readFileSync(join(folder, url)));
  const integrity = `sha256-${digest.digest('base64')}`;
  // The names of all others change with their content.
  return { url, integrity, revision: url === PAGE ? integrity : null };
}

/** Bundles one worker. */
const bundle = (outfile, source, options = {}) =>
  build({
    entryPoints: [join(SOURCES, IS_OFF ? 'worker-off.h5.ts' : source)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2019',
    logLevel: 'warning',
    ...options,
  });

/** Writes the service workers of the build in a folder. */
export async function writeServiceWorker(folder) {
  const files = IS_OFF ? [] : [PAGE, ...JSON.parse(readFileSync(join(folder, LIST), 'utf8'))];
  const list = files.map((url) => entryOf(folder, url));
  await bundle(join(folder, ROOT_WORKER), 'root-worker.h5.ts');
  await bundle(join(folder, WORKER), 'worker.h5.ts', {
    // Workbox waits with it; iOS has it from 13 on.
    inject: IS_OFF ? [] : [join(SOURCES, 'all-settled.ts')],
    define: {
      'Promise.allSettled': 'allSettled',
      'process.env.NODE_ENV': '"production"',
      OFFLINE_FILES: JSON.stringify(list),
    },
  });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  console.log(`Service worker: stores ${files.length} files, ${Math.round(bytes / 1024)} KB`);
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) {
  await writeServiceWorker(folder);
  for (const worker of [WORKER, ROOT_WORKER]) compressFile(join(folder, worker));
}

// npm start: builds what is missing (the site, the provider), starts the provider and prints the addresses. The provider
// makes its database while the site is built, and says so to who opens the page before.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDigest, builtFrom, serverDigest } from './build-inputs.mjs';
import { buildTarget } from './build-target.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (path) => join(root, path);
const begun = Date.now();
const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;

/** A build for releases; used if it is there for what is checked out. */
const RELEASE = inRoot('dist/h5');
/** The site as `npm start` builds it: minified in less time, without compressed copies. */
const OWN = inRoot('dist/h5-start');
/** A finished build takes its place in one step, so that nobody is sent half of one. */
const NEXT = `${OWN}.next`;

/** Folder of the site, and whether it has to be built. */
function siteNow() {
  const { H5_DIR } = process.env;
  if (H5_DIR) return { folder: H5_DIR, isThere: true };
  if (builtFrom(RELEASE) === buildDigest(process.env)) return { folder: RELEASE, isThere: true };
  const own = buildDigest({ ...process.env, QUICK_BUILD: '1' });
  return { folder: OWN, isThere: builtFrom(OWN) === own };
}

/** Takes an older site away: until the new one is there, the provider says that it is being built. */
function clearSite() {
  rmSync(OWN, { recursive: true, force: true });
  mkdirSync(OWN, { recursive: true });
}

async function buildSite(signal) {
  console.log('Building the site; this takes a minute the first time.');
  const isBuilt = await buildTarget('h5', NEXT, { isCached: true, isQuick: true, signal });
  if (!isBuilt) return false;
  for (const part of ['', '.build.json']) {
    rmSync(OWN + part, { recursive: true, force: true });
    renameSync(NEXT + part, OWN + part);
  }
  isBuilding = false;
  console.log(`The site is built, after ${seconds()}.`);
  return true;
}

const server = inRoot('dist/server');
const main = join(server, 'main.js');
const note = `${server}.inputs`;

function buildServer() {
  const inputs = serverDigest();
  if (existsSync(main) && existsSync(note) && readFileSync(note, 'utf8') === inputs) return;
  const script = inRoot('scripts/build-server.mjs');
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(note, inputs);
}

const site = siteNow();
if (!site.isThere) clearSite();
buildServer();

// A rush holds thousands of short-lived calls in memory: with a large young generation few of them are copied.
const flags = ['--enable-source-maps', '--max-semi-space-size=64'];
const provider = spawn(process.execPath, [...flags, main], {
  cwd: root,
  env: { ...process.env, H5_DIR: site.folder },
  stdio: ['inherit', 'pipe', 'inherit'],
});
const listening = new Promise((resolve) => {
  provider.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    for (const line of String(chunk).split('\n'))
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line));
  });
});
if (!site.isThere)
  void listening.then(() => console.log(`The provider answers, after ${seconds()}.`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => provider.kill(signal));
const building = new AbortController();
let isBuilding = !site.isThere;
provider.on('exit', (code) => {
  if (isBuilding) building.abort();
  process.exit(code ?? 0);
});

if (!site.isThere && !(await buildSite(building.signal))) {
  process.exitCode = 1;
  provider.removeAllListeners('exit');
  provider.kill('SIGTERM');
} else {
  const { url, env } = await listening;
  console.log(`\n  Yimiao 易苗   ${url}/   (after ${seconds()})`);
  if (env !== 'live') console.log(`  Verification codes appear at ${url}/dev/outbox\n`);
}

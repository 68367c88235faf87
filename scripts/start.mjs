// npm start: builds what is missing (the site, the provider), starts the provider and prints the addresses.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (path) => join(root, path);

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(script, args = []) {
  const { status } = spawnSync(process.execPath, [inRoot(script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const isStale = (built, sources) =>
  !existsSync(built) ||
  Math.max(...sources.map((source) => newest(inRoot(source)))) > statSync(built).mtimeMs;

if (!process.env.H5_DIR && isStale(inRoot('dist/h5/index.html'), ['src', 'contract', 'config'])) {
  console.log('Building the site; this takes a minute the first time.');
  run('scripts/build.mjs', ['h5']);
}

const main = inRoot('dist/server/main.js');
if (isStale(main, ['server', 'contract'])) run('scripts/build-server.mjs');

// A rush holds thousands of short-lived calls in memory: with a large young generation few of them are copied.
const flags = ['--enable-source-maps', '--max-semi-space-size=64'];
const provider = spawn(process.execPath, [...flags, main], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
});
provider.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  for (const line of String(chunk).split('\n')) {
    if (!line.includes('"msg":"listening"')) continue;
    const { url, env } = JSON.parse(line);
    console.log(`\n  Yimiao 易苗   ${url}/`);
    if (env !== 'live') console.log(`  Verification codes appear at ${url}/dev/outbox\n`);
  }
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => provider.kill(signal));
provider.on('exit', (code) => process.exit(code ?? 0));

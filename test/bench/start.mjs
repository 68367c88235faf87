// npm run bench:start: what `npm start` takes in a bare checkout, again, and after a change of the client: seconds of the clock
// until the address is printed, and seconds of the processor, which say the same on a busy machine; then a live provider on an
// empty directory (5 s at most on a machine that does nothing else).
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Clock ticks of /proc a second. */
const TICKS = 100;

/** Copies what git knows of the working tree, next to the same packages. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function freePort() {
  const server = createServer();
  await new Promise((settle) => server.listen(0, settle));
  const { port } = server.address();
  await new Promise((settle) => server.close(settle));
  return port;
}

/** Ticks of a process and of its children that have ended, and its parent. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const [parent, ...ticks] = [1, 11, 12, 13, 14].map((field) => Number(fields[field]));
  return { parent, ticks: ticks.reduce((sum, each) => sum + each, 0) };
}

const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(name).parent === pid;
    } catch {
      return false; // It has ended.
    }
  });

/** Seconds of the processor that a process and its children have taken. */
const secondsOf = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + statOf(each).ticks, 0) / TICKS;

async function start(folder, name) {
  const begun = Date.now();
  const env = { ...process.env, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((settle) => child.on('exit', settle));
  let said = '';
  const ready = new Promise((settle) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Yimiao 易苗')) settle(true);
      });
  });
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  if (!isReady) throw new Error(`npm start ended:\n${said}`);
  const page = await fetch(`http://localhost:${env.PORT}/index.html`);
  if (!page.ok) throw new Error(`The page answered ${page.status}`);
  const clock = (Date.now() - begun) / 1000;
  const processor = secondsOf(child.pid);
  console.log(
    `${name.padEnd(28)} ${clock.toFixed(1).padStart(6)} s, processor ${processor.toFixed(1).padStart(6)} s`,
  );
  for (const [line] of said.matchAll(/.*(?:after [\d.]+ s|Compiled \w+ in|Finished ).*/g))
    console.log(`    ${line.trim()}`);
  // webpack stores modules for the next build; then only the provider is left.
  while (childrenOf(child.pid).length > 1) await new Promise((settle) => setTimeout(settle, 100));
  child.kill('SIGTERM');
  await ended;
}

/** Everything that a live provider does not start without; none of it leads anywhere. */
const liveSettings = (dataDir) => ({
  APP_ENV: 'live',
  SEED: '',
  SMS_GATEWAY: 'http://127.0.0.1:9/',
  PERSON_KEY: 'k'.repeat(32),
  DATA_KEYS: `k1:${Buffer.alloc(32, 5).toString('base64url')}`,
  CERTIFICATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  WEB_ORIGIN: 'https://h5.jinjiang-cdc.cn',
  TRUST_PROXY: '0',
  SITE_DOMAIN: 'jinjiang-cdc.cn',
  OPERATOR_SETTINGS: join(ROOT, 'test/server/kit/live-operator.json'),
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '0',
});

/** The built provider, live, on an empty directory with the embedded database: until it listens. */
async function startLive(folder) {
  const begun = Date.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...liveSettings(join(folder, 'live-data')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((settle, fail) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('"msg":"listening"') && settle());
    child.on('exit', (code) => fail(new Error(`The live provider ended with ${code}`)));
  });
  console.log(
    `${'live, on an empty directory'.padEnd(28)} ${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s`,
  );
  child.removeAllListeners('exit');
  const ended = new Promise((settle) => child.on('exit', settle));
  child.kill('SIGTERM');
  await ended;
}

const folder = checkout();
try {
  await start(folder, 'in a bare checkout');
  await start(folder, 'again');
  appendFileSync(join(folder, 'src/features/booking/order/messages.ts'), '\n// Changed.\n');
  await start(folder, 'after a change of the client');
  await startLive(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { liveSettings } from '../kit/live-settings';
import { ROOT } from '../kit/root';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

// The units of deploy/, by systemd's own checks, and their command lines in a folder laid out as going-live.md says.

const DEPLOY = join(ROOT, 'deploy');
const UNITS = readdirSync(DEPLOY).filter((file) => /\.(service|timer)$/.test(file));
/** What /srv/yimiao holds: the table of docs/going-live.md, step 4. */
const SHIPPED = [
  'dist/server',
  'server/migrations',
  'server/pictures',
  'server/videos',
  'server/questionnaires',
  'server/sample',
  'package.json',
];
/** Tenths of systemd's exposure of 0 to 10; without the unit's limits it is 9.2. */
const EXPOSURE = { 'yimiao.service': 20, 'yimiao-backup.service': 60 } as const;

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const lineOf = (unit: string, name: string): string => {
  const text = readFileSync(join(DEPLOY, unit), 'utf8');
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
};

test('systemd finds nothing wrong with them', () => {
  const folder = temporaryDirectory('units');
  // Its Node is where the machine has it.
  for (const unit of UNITS) {
    const text = readFileSync(join(DEPLOY, unit), 'utf8');
    writeFileSync(join(folder, unit), text.split('/usr/bin/node').join(process.execPath));
  }
  const files = UNITS.map((unit) => join(folder, unit));
  const { status, said } = run('systemd-analyze', 'verify', '--man=no', ...files);
  removeDirectory(folder);
  expect({ status, said }).toEqual({ status: 0, said: '' });
});

test('systemd refuses a unit with a mistake', () => {
  const folder = temporaryDirectory('units');
  const file = join(folder, 'yimiao.service');
  const text = readFileSync(join(DEPLOY, 'yimiao.service'), 'utf8');
  writeFileSync(file, text.replace(/ExecStart=.*/, 'ExecStart=/nowhere/node'));
  const { said } = run('systemd-analyze', 'verify', '--man=no', file);
  removeDirectory(folder);
  expect(said).toContain('/nowhere/node');
});

test.each(Object.entries(EXPOSURE))('%s exposes at most %d tenths', (unit, most) => {
  const args = ['security', '--offline=true', `--threshold=${most}`, '--no-pager'];
  const { status, said } = run('systemd-analyze', ...args, join(DEPLOY, unit));
  expect(status === 0 ? '' : said).toBe('');
});

test('its command starts the provider from what is shipped, and ends it on SIGTERM within the time it has', async () => {
  const folder = temporaryDirectory('srv');
  for (const path of SHIPPED) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const [, ...words] = lineOf('yimiao.service', 'ExecStart').split(' ');
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      ...liveSettings(),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
    },
  });
  let said = '';
  const ended = new Promise<number | null>((settle) => child.on('exit', settle));
  await new Promise<void>((settle) => {
    child.on('exit', () => settle());
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('"msg":"listening"')) settle();
      });
  });
  expect(said).toContain('"msg":"listening"');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const backup = lineOf('yimiao-backup.service', 'ExecStart');
  const line = /'(exec .*)'$/.exec(backup)?.[1] ?? '';
  const shell = line
    .replace('exec /usr/bin/node', `exec ${process.execPath}`)
    .replace('/var/backups/yimiao', folder)
    .split('%%')
    .join('%');
  const { status } = spawnSync('/bin/sh', ['-c', shell], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...liveSettings(), DATA_DIR: join(folder, 'data') },
  });
  expect(status).toBe(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.backup'))).toHaveLength(1);
  removeDirectory(folder);
});

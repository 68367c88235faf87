import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/**
 * Debian packages of the tools that the tests drive, and how to detect them. Without an `optional` tool, tests are
 * slower or one suite is skipped.
 */
const TOOLS = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    present: () => existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'),
  },
  {
    // The same engine without windows, tabs and menus, which headless Chromium draws unseen: a third less work.
    name: 'Chromium without its window',
    packages: ['chromium-headless-shell'],
    present: () => Boolean(process.env.CHROMIUM) || existsSync('/usr/bin/chromium-headless-shell'),
    optional: true,
  },
  {
    name: 'a font with Chinese characters',
    packages: ['fonts-noto-cjk'],
    present: () => run('fc-list', [':lang=zh', 'family']).stdout.trim() !== '',
  },
  {
    // 1 MB; if present, the provider is also tested behind a connection pooler.
    name: 'PgBouncer',
    packages: ['pgbouncer'],
    present: () => existsSync('/usr/sbin/pgbouncer') || run('which', ['pgbouncer']).ok,
    optional: true,
  },
  {
    name: 'unzip',
    packages: ['unzip'],
    present: () => run('which', ['unzip']).ok,
  },
  {
    name: 'PostgreSQL',
    packages: ['postgresql', 'postgresql-contrib'],
    present: () => {
      const root = '/usr/lib/postgresql';
      return (
        existsSync(root) && readdirSync(root).some((v) => existsSync(`${root}/${v}/bin/pgbench`))
      );
    },
  },
  {
    // What deploy/ is for: the deep tests use its files as an operator does.
    name: 'Caddy',
    packages: ['caddy'],
    present: () => run('which', ['caddy']).ok,
    isDeep: true,
  },
  {
    name: 'systemd’s checks of units',
    packages: ['systemd'],
    present: () => run('which', ['systemd-analyze']).ok,
    isDeep: true,
  },
];

const run = (command, args) => {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: result.status === 0, stdout: result.stdout ?? '' };
};

/** Installs packages without output. @throws Error with the command line that failed */
function install(packages) {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const line of ['apt-get update -qq', `${commandFor(packages)} -qq`]) {
    const [program, ...args] = line.split(' ');
    const result = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (result.status !== 0) throw new Error(`\`${line}\` failed; run it by hand to see why.`);
  }
}

const commandFor = (packages) => `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
const packagesOf = (tools) => tools.flatMap((tool) => tool.packages);
const namesOf = (tools) => tools.map((tool) => tool.name).join(', ');

/**
 * Installs with apt the missing tools that the tests drive.
 * @param isDeep with those that only the deep tests use
 * @throws Error with the exact command to run by hand if it has no permission to install.
 */
export function ensureTools(isDeep = false) {
  const missing = TOOLS.filter((tool) => (isDeep || !tool.isDeep) && !tool.present());
  const needed = missing.filter((tool) => !tool.optional);
  const mayInstall = process.getuid?.() === 0 && run('which', ['apt-get']).ok;
  if (needed.length > 0 && !mayInstall) {
    const command = commandFor(packagesOf(needed));
    throw new Error(
      `The tests need ${namesOf(needed)}. Please run: sudo apt-get update && sudo ${command}`,
    );
  }
  if (missing.length > needed.length && mayInstall) {
    try {
      install(packagesOf(missing));
    } catch (error) {
      console.warn(
        `Going on without ${namesOf(missing.filter((tool) => tool.optional))}: ${error}`,
      );
    }
  }
  const still = needed.filter((tool) => !tool.present());
  if (still.length > 0) install(packagesOf(still));
  const lacking = still.filter((tool) => !tool.present());
  if (lacking.length > 0) throw new Error(`Still missing: ${namesOf(lacking)}`);
}

if (import.meta.url === `file://${process.argv[1]}`) ensureTools();

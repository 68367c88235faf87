import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Debian packages behind each thing the tests drive, and how to see that it is there. */
const TOOLS = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    present: () => existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'),
  },
  {
    name: 'a font with Chinese characters',
    packages: ['fonts-noto-cjk'],
    present: () => run('fc-list', [':lang=zh', 'family']).stdout.trim() !== '',
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
];

const run = (command, args) => {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: result.status === 0, stdout: result.stdout ?? '' };
};

/**
 * Installs with apt what the tests drive and this machine lacks.
 * @throws Error naming the exact command to run by hand where it may not install.
 */
export function ensureTools() {
  const missing = TOOLS.filter((tool) => !tool.present());
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.packages);
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const mayInstall = process.getuid?.() === 0 && run('which', ['apt-get']).ok;
  if (!mayInstall) {
    const names = missing.map((tool) => tool.name).join(', ');
    throw new Error(`The tests need ${names}. Please run: sudo apt-get update && sudo ${command}`);
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const line of ['apt-get update -qq', `${command} -qq`]) {
    const [program, ...args] = line.split(' ');
    const result = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (result.status !== 0) throw new Error(`\`${line}\` failed; run it by hand to see why.`);
  }
  const still = missing.filter((tool) => !tool.present());
  if (still.length > 0) throw new Error(`Still missing: ${still.map((t) => t.name).join(', ')}`);
}

if (import.meta.url === `file://${process.argv[1]}`) ensureTools();

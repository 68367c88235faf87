// Installs the platforms' tools on demand, with their own lock file and without running install scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const require = createRequire(import.meta.url);

const locked = (name) =>
  JSON.parse(readFileSync(join(FOLDER, 'package-lock.json'), 'utf8')).packages[
    `node_modules/${name}`
  ].version;

function isInstalled(name) {
  const manifest = join(FOLDER, 'node_modules', name, 'package.json');
  return (
    existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === locked(name)
  );
}

/** Loads a tool, or a part of it, by its path. */
export function loadTool(name, part = '') {
  if (!isInstalled(name)) {
    console.log(`Installing ${name} ${locked(name)} into scripts/release …`);
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
      env: { ...process.env, MINIDEV_SKIP_DOWNLOAD_ASSETS: '1' },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${name} could not be installed.`);
  }
  return require(part ? `${name}/${part}` : name);
}

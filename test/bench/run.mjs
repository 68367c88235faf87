// What every benchmark of this folder starts with: the provider is built, the benchmark bundled and run.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

/** Builds the provider and bundles a benchmark; ends this process if the build fails. @returns the bundle's path */
export async function prepare(name) {
  if (node('scripts/build-server.mjs') !== 0) process.exit(1);
  // Three folders below the root, like the test helpers, which find the build relative to themselves.
  const outfile = join(root, `.cache/bench/bundles/${name}.cjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [`test/bench/${name}.ts`],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@contract': join(root, 'contract') },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs a benchmark in a process of its own and ends this one with its exit code. */
export const measure = async (name, args = []) => process.exit(node(await prepare(name), ...args));

// npm run doses -- cdsi [--data DIR] [CASES.json …] | cases FILE.json … | histories [COUNT [SEED]] | review
// CDC's cases on the evaluator with CDC's tables; cases with named sources on the product's own tables; rows of the tables
// that nobody has compared with their originals; what has to hold for random histories. The last line counts what passed and failed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// Two folders below the root, as the test helpers that it bundles find the provider's build relative to themselves.
const outfile = join(root, '.cache/doses/doses.cjs');
const args = process.argv.slice(2);

/** Runs a process of Node. @returns its exit code */
const node = (...words) =>
  spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;

// The provider's own output is of no interest here.
if (args[0] === 'cases') {
  const built = spawnSync(process.execPath, ['scripts/build-server.mjs'], { cwd: root });
  if (built.status !== 0) {
    process.stderr.write(built.stderr);
    process.exit(1);
  }
}
await build({
  absWorkingDir: root,
  entryPoints: ['test/doses/doses.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  alias: { '@contract': join(root, 'contract') },
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
process.exit(node(outfile, ...args));

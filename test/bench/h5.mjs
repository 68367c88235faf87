// `npm run bench:h5 [-- rounds]`: the built site's cold loads beside those of a plain React page.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const site = process.env.H5_DIR ?? join(root, 'dist/h5');
if (!existsSync(join(site, 'index.html'))) {
  console.error('Build the site first: npm run build -- h5');
  process.exit(1);
}
if (node('scripts/build-server.mjs') !== 0) process.exit(1);
// Two floors below the root, like the test helpers that find the build from where they are.
const outfile = join(root, '.cache/bench/h5.cjs');
await build({
  absWorkingDir: root,
  entryPoints: ['test/bench/h5.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  alias: { '@contract': join(root, 'contract') },
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
process.exit(node(outfile, site, ...process.argv.slice(2)));

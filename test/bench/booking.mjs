// `npm run bench:booking`: bookings a second over HTTP beside what the database does without us.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (node('scripts/build-server.mjs') !== 0) process.exit(1);
// Two floors below the root, like the test helpers that find the build from where they are.
const outfile = join(root, '.cache/bench/booking.cjs');
await build({
  absWorkingDir: root,
  entryPoints: ['test/bench/booking.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  alias: { '@contract': join(root, 'contract') },
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
process.exit(node(outfile));

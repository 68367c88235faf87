// Bundles the provider to dist/server; packages stay in node_modules, where the embedded database finds its files.
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'dist/server');

rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/main.ts',
    'desk-staff': 'server/desk-staff.ts',
    'pglite-worker': 'server/db/pglite-worker.ts',
  },
  outdir,
  bundle: true,
  packages: 'external',
  alias: { '@contract': join(root, 'contract') },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});
writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');

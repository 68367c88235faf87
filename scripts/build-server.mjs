// Bundles the provider to dist/server; packages stay external, because the embedded database loads files from
// node_modules.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'dist/server');
// Written to a sibling folder; the old build stays until the new one is complete.
const outdir = `${target}.next-${process.pid}`;
const before = `${target}.before-${process.pid}`;

process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/main.ts',
    'desk-staff': 'server/desk-staff.ts',
    'data-keys': 'server/data-keys.ts',
    'member-codes': 'server/member-codes-command.ts',
    lottery: 'server/lottery-command.ts',
    names: 'server/names-command.ts',
    notices: 'server/notices-command.ts',
    platforms: 'server/platforms-command.ts',
    payments: 'server/payments-command.ts',
    'security-log': 'server/security-log-command.ts',
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
if (existsSync(target)) renameSync(target, before);
renameSync(outdir, target);
rmSync(before, { recursive: true, force: true });

// Bundles the provider to dist/server. With APP_ENV=live without what stands in for platforms elsewhere.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { commandBundle, providerBundle, root } from './server-bundle.mjs';

const target = join(root, 'dist/server');
// Written to a sibling folder; the old build stays until the new one is complete.
const outdir = `${target}.next-${process.pid}`;
const before = `${target}.before-${process.pid}`;

process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await Promise.all([
  build({ ...providerBundle(process.env.APP_ENV === 'live'), outdir }),
  build({ ...commandBundle, outdir }),
]);
writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');
if (existsSync(target)) renameSync(target, before);
renameSync(outdir, target);
rmSync(before, { recursive: true, force: true });

import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const cache = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/tools');
let imported = 0;

/** Imports a TypeScript module in plain Node: bundles it into a temporary file, without packages. */
export async function importTypeScript(file) {
  mkdirSync(cache, { recursive: true });
  // A name for each: a module of one that was imported before would be that one.
  imported += 1;
  const outfile = join(cache, `tool-${process.pid}-${imported}.cjs`);
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

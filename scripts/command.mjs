// Runs an operator command of the provider, building the provider first if missing: node scripts/command.mjs <name> …
// The commands use the database in DATABASE_URL or DATA_DIR. The embedded database serves one process: stop the
// provider first. With PostgreSQL it may keep running.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...words] = process.argv.slice(2);
const built = join(root, `dist/server/${name}.js`);
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (!existsSync(built)) {
  const failed = node(join(root, 'scripts/build-server.mjs'));
  if (failed) process.exit(failed);
}
process.exit(node(built, ...words));

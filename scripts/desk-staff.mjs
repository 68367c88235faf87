// Accounts of the clinics' desks, on the database of DATABASE_URL or DATA_DIR:
//   npm run desk-staff -- add <depaCode> <login> [name]     asks for the password, or reads it from standard input
//   npm run desk-staff -- password <login>
//   npm run desk-staff -- disable <login>
// The embedded database serves one process: stop the provider first. With PostgreSQL it may go on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'dist/server/desk-staff.js');
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (!existsSync(built)) {
  const failed = node(join(root, 'scripts/build-server.mjs'));
  if (failed) process.exit(failed);
}
process.exit(node(built, ...process.argv.slice(2)));

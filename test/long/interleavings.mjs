// `npm run long:interleavings`: the long run of test/server/booking-interleavings.test.ts: 2,000 sequences on the
// embedded database and on PostgreSQL, there through three provider processes. INTERLEAVING_FIRST=n sets the first
// sequence.
import { spawnSync } from 'node:child_process';

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ??
  1;

const built = run(['scripts/build-server.mjs']);
process.exitCode =
  built ||
  run(
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects=server',
      '--testPathPatterns=test/server/booking-interleavings',
      ...process.argv.slice(2),
    ],
    {
      INTERLEAVINGS: process.env.INTERLEAVINGS ?? '2000',
      INTERLEAVING_PROCESSES: process.env.INTERLEAVING_PROCESSES ?? '3',
    },
  );

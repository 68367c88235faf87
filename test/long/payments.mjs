// `npm run long:payments`: the long run of test/server/payments-property.test.ts: 2,000 schedules on the embedded database
// and on PostgreSQL. PAYMENT_FIRST=n sets the first schedule.
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
      '--testPathPatterns=test/server/payments-property',
      ...process.argv.slice(2),
    ],
    { PAYMENT_SCHEDULES: process.env.PAYMENT_SCHEDULES ?? '2000' },
  );

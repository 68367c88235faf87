// `npm run long:fuzz`: the long run of test/server/fuzz.test.ts, 80,000 calls with hostile values.
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
      '--testPathPatterns=test/server/fuzz',
      '--testTimeout=3600000',
      ...process.argv.slice(2),
    ],
    { FUZZ_CALLS: process.env.FUZZ_CALLS ?? '80000' },
  );

// Builds the provider and runs one of its suites for long.
import { spawnSync } from 'node:child_process';

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ??
  1;

/**
 * @param suite start of the suite's path
 * @param lengths settings of the suite, each as long as named here where the environment names nothing else
 */
export function runLong(suite, lengths, more = []) {
  const defaults = Object.entries(lengths).filter(([name]) => !process.env[name]);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=server'];
  process.exitCode =
    run(['scripts/build-server.mjs']) ||
    run(
      [...jest, `--testPathPatterns=${suite}`, ...more, ...process.argv.slice(2)],
      Object.fromEntries(defaults),
    );
}

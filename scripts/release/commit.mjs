import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Output of a git command. @throws if it fails */
export const git = (...words) =>
  execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The checked-out commit and whether the working tree is clean; no commit without git. */
export function commitNow() {
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: '', isClean: false };
  }
}

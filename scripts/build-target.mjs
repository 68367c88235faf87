import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildDigest, toolsDigest } from './build-inputs.mjs';

const ROOT = join(import.meta.dirname, '..');

/** A larger nursery: most of what a compiler makes is gone before it would be copied. */
const ROOMY = '--max-semi-space-size=64';

/**
 * Runs Taro for a target.
 * @param env more environment than this process has
 * @param signal ends it before it is done
 * @returns its exit status; 0 already when the files are complete, while webpack still stores modules for the next build
 */
export async function taro(target, options = [], env = {}, signal = undefined) {
  const script = join(ROOT, 'node_modules/@tarojs/cli/bin/taro');
  const child = spawn(process.execPath, [ROOMY, script, 'build', '--type', target, ...options], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    signal,
  });
  child.on('error', (error) => console.error(error.message));
  return new Promise((settle) => {
    child.on('message', (said) => said === 'finished' && settle(0));
    child.on('close', (status) => settle(status ?? 1));
  });
}

/**
 * Builds a target into `folder`, and notes beside it what it was made of.
 * @param options.isCached whether webpack stores what it compiled for the next build, and takes it from there
 * @param options.isQuick whether the minifier is the faster one and no copies are compressed
 * @returns whether it succeeded
 */
export async function buildTarget(target, folder, { isCached, isQuick, signal } = {}) {
  const settings = { ...process.env, ...(isQuick ? { QUICK_BUILD: '1' } : {}) };
  const env = {
    ...settings,
    ...(isCached ? { BUILD_CACHE: toolsDigest(settings) } : {}),
    BUILD_INPUTS: buildDigest(settings),
    NODE_ENV: 'production',
    OUTPUT_ROOT: folder,
  };
  return (await taro(target, [], env, signal)) === 0;
}

import { join } from 'node:path';

/**
 * The repository. Whatever is below test/server/kit finds it here: this file is as deep as the bundle that a benchmark
 * makes of it (test/bench/run.mjs), which a file of kit/worlds is not.
 */
export const ROOT = join(__dirname, '../../..');

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type Chain from 'webpack-chain';
import { isQuick, isWatch, outputRoot } from '../constants';
import { Finish } from './finish';
import { LeanStats } from './lean-stats';

/**
 * Compiled modules for the next build of the same target by the same tools, which BUILD_CACHE is the digest of
 * (scripts/build-inputs.mjs): webpack does not see that a loader or the route table has changed.
 */
function cached(chain: Chain): void {
  const { BUILD_CACHE: version, TARO_ENV: target } = process.env;
  if (version === undefined) return;
  chain.cache({
    type: 'filesystem',
    cacheDirectory: resolve(__dirname, '../../.cache/webpack'),
    name: isQuick ? `${target}-quick` : target,
    version,
  });
}

/** What the builds of all targets have in common. */
export function everyBuild(chain: Chain): void {
  cached(chain);
  chain.plugin('lean-stats').use(LeanStats);
  if (isWatch) return;
  chain.plugin('finish').use(Finish, [process.env.TARO_ENV ?? '', outputRoot]);
  if (isQuick) return;
  // Its default leaves one processor out, which idles while the minifier works.
  chain.optimization
    .minimizer('terserPlugin')
    .tap(([options]) => [{ ...options, parallel: availableParallelism() }]);
}

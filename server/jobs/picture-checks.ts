import type { Deps } from '../deps';
import {
  arePicturesDue,
  requestPictureChecks,
} from '../domain/community/moderation/request-picture-checks';
import { hasPictureCheck } from '../shared/content-checks/picture-checks';

/** ms between looks for pictures whose checks are due; where none is configured only old ones wait. */
const INTERVAL = 1_000;
const IDLE_INTERVAL = 60_000;

/**
 * Has pictures of posts and comments checked, where the community is switched on. Every process runs it. Without a
 * configured check, those that still wait for one go to staff. @returns stops it
 */
export function startPictureChecks(deps: Deps): () => Promise<void> {
  if (!deps.config.community) return () => Promise.resolve();
  const run = (): Promise<boolean> => requestPictureChecks(deps, deps.clock.now());
  const pause = hasPictureCheck(deps) ? INTERVAL : IDLE_INTERVAL;
  return deps.jobs.every({ name: 'picture checks', every: pause, run, isDue: arePicturesDue });
}

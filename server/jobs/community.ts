import type { Deps } from '../deps';
import { makeSnapshot, SNAPSHOT_INTERVAL } from '../domain/community/feeds/snapshots';

/** Ranks the recommended posts every 2 minutes, where the community is switched on. @returns stops it */
export function startCommunity({ config, db, clock, jobs }: Deps): () => Promise<void> {
  if (!config.community) return () => Promise.resolve();
  const run = async (): Promise<boolean> => {
    await makeSnapshot(db, clock.now());
    return false;
  };
  return jobs.every({ name: 'recommended posts', every: SNAPSHOT_INTERVAL, run });
}

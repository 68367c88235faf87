import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { expireSome } from '../domain/rewards/beans/expire';
import { warnOfExpiry } from '../domain/rewards/beans/warn';
import { stopAll } from './stop-all';

/** ms between looks. */
const INTERVAL = 60_000;

/**
 * Warns of beans that expire within 30 days, and enters those past their time as expired; each a task of its own, so that
 * neither waits for the other. @returns stops it
 */
export function startBeans({ db, clock, jobs }: Deps): () => Promise<void> {
  const start = (name: string, work: (db: Db, now: number) => Promise<boolean>) =>
    jobs.every({ name, every: INTERVAL, run: () => work(db, clock.now()), isLowPriority: true });
  const stops = [start('beans that expire soon', warnOfExpiry), start('expired beans', expireSome)];
  return stopAll(stops);
}

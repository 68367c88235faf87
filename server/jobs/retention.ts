import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database';
import { isOutage } from '../db/outage';
import type { Deps } from '../deps';
import { eraseEntries, eraseLots } from '../domain/rewards/beans/erase-old';
import { batchOf, deleteOld, lockOld, RETENTION_RULES } from '../shared/data-policy/old-rows';
import type { TableRule } from '../shared/data-policy/old-rows';
import { eraseSeries } from '../domain/aftercare/follow-up/retain-cards';
import { eraseNotice } from '../domain/service/message/notices/erase-notice';
import { createNameEraser } from '../shared/recipients/erase-names';
import { eraseConversations } from '../domain/service/customer-chat/erase-conversations';
import { erasePastSlots } from '../shared/slots/erase-past';
import { eraseUploads, removeFiles } from '../shared/uploads/erase-uploads';
import { stopAll } from './stop-all';

/** ms between looks for what is old enough. */
const INTERVAL = 10 * 60_000;

type Parts = Pick<Deps, 'db' | 'config' | 'cipher'> & {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

type EraseRows = (trx: Db, ids: readonly string[], parts: Parts) => Promise<string[]>;

/**
 * Tables whose rows have files, or of which only some go: what deletes their rows. @returns ids of the files, which go once
 * the rows are gone
 */
const ERASERS: Readonly<Record<string, EraseRows>> = {
  uploads: eraseUploads,
  follow_up_series: eraseSeries,
  service_conversations: (trx, ids, { cipher }) => eraseConversations(trx, cipher, ids),
  async bean_lots(trx, ids) {
    await eraseLots(trx, ids);
    return [];
  },
  async bean_entries(trx, ids) {
    await eraseEntries(trx, ids);
    return [];
  },
  async notices(trx, ids) {
    for (const id of ids) await eraseNotice(trx, id);
    return [];
  },
  async slots(trx, ids) {
    await erasePastSlots(trx, ids);
    return [];
  },
};

async function deleteBatch(parts: Parts, rule: TableRule, now: number): Promise<number> {
  const { db, config } = parts;
  const eraseRows = ERASERS[rule.table];
  if (!eraseRows) return deleteOld(db, rule, now);
  const { count, files } = await db.transaction().execute(async (trx) => {
    const ids = await lockOld(trx, rule, now);
    return { count: ids.length, files: await eraseRows(trx, ids, parts) };
  });
  await removeFiles(config.dataDir, files);
  return count;
}

/**
 * Deletes a batch of every rule of the policy. A rule that fails is logged, and the others do not wait for it.
 * @param now ms @returns whether there may be more
 */
export async function deleteAllOld(parts: Parts, now: number): Promise<boolean> {
  let isMore = false;
  for (const rule of RETENTION_RULES)
    try {
      isMore = (await deleteBatch(parts, rule, now)) === batchOf(rule) || isMore;
    } catch (error) {
      if (isOutage(error)) throw error;
      parts.log.error({ err: error, table: rule.table }, 'retention');
    }
  return isMore;
}

/**
 * Deletes what has been stored for its time, and what removed members are known by. Several processes may run it; each row is
 * locked by one. @returns stops it
 */
export const startRetention = (deps: Deps): (() => Promise<void>) => {
  const { clock, jobs } = deps;
  const eraseNames = createNameEraser(deps);
  const usual = { every: INTERVAL, isLowPriority: true } as const;
  const stops = [
    jobs.every({ ...usual, name: 'retention', run: () => deleteAllOld(deps, clock.now()) }),
    jobs.every({ ...usual, name: 'names', run: () => eraseNames(clock.now()) }),
  ];
  return stopAll(stops);
};

import { CODE } from '@contract/errors';
import type { DataOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';

/** What lets anybody recompute a lottery; before it, only the hash of its seed. @throws DomainError 4004 */
export async function lotteryResult(
  db: Db,
  releaseId: string,
): Promise<DataOf<'GET /subscribe/release/draw.do'>> {
  const release = await db
    .selectFrom('releases')
    .select(['seed', 'seed_hash', 'state', 'present'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  if (!release) throw new DomainError(CODE.NOT_FOUND);
  if (release.state === 'announced') return { seedHash: release.seed_hash, seed: null, lots: [] };
  const tickets = await db
    .selectFrom('release_tickets')
    .select('lot')
    .where('release_id', '=', releaseId)
    .where('position', '<=', release.present)
    .where('lot', 'is not', null)
    .$narrowType<{ lot: string }>()
    .groupBy('lot')
    .orderBy((eb) => eb.fn.min('position'))
    .execute();
  const lots = tickets.map(({ lot }) => lot);
  return { seedHash: release.seed_hash, seed: release.seed, lots };
}

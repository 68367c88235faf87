import { endHold } from '../booking/holds/end-hold';
import type { FreedRow } from '../booking/holds/end-hold-statement';
import type { Db } from '../../db/database';

/** A family member of a user's. */
interface Somebody {
  readonly linkmanId: string;
  readonly userId: string;
}

/**
 * Takes somebody out of every line, and gives back a place that is kept for them: within a transaction, so that it
 * happens with what it is done for or not at all. Slots are locked before people, as a booking does it.
 * @returns what `holds.noteFreed` is to be told of once the transaction is committed
 */
export async function leaveQueues(
  trx: Db,
  { linkmanId, userId }: Somebody,
  now: number,
): Promise<readonly FreedRow[]> {
  const left = await trx
    .updateTable('waitlist_entries')
    .set({ state: 'left', ended_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('linkman_id', '=', linkmanId)
    .where('state', '=', 'waiting')
    .returning('hold_id')
    .execute();
  const freed: FreedRow[] = [];
  for (const { hold_id: holdId } of left) {
    if (holdId === null) continue;
    freed.push(...(await endHold(trx, { holdId, userId, now })));
  }
  return freed;
}

/** How many lines somebody is in, and how many places are kept for them right now. */
export async function queuesOf(
  db: Db,
  { linkmanId, userId }: Somebody,
  now: number,
): Promise<{ readonly waiting: number; readonly offers: number }> {
  const row = await db
    .selectFrom('waitlist_entries as w')
    .leftJoin('holds as h', (join) =>
      join
        .onRef('h.id', '=', 'w.hold_id')
        .on('h.ended_at', 'is', null)
        .on('h.expires_at', '>', new Date(now)),
    )
    .select(({ fn }) => [
      fn.count<number>('w.id').distinct().as('waiting'),
      fn.count<number>('h.id').distinct().as('offers'),
    ])
    .where('w.user_id', '=', userId)
    .where('w.linkman_id', '=', linkmanId)
    .where('w.state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), offers: Number(row.offers) };
}

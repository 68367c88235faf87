import { endHold } from '../submission/holds/end-hold';
import type { FreedRow } from '../submission/holds/end-hold-statement';
import type { Db } from '../../../db/database';

/** A user's family member. */
interface WaitingPerson {
  readonly linkmanId: string;
  readonly userId: string;
}

/**
 * Ends somebody's waiting-list entries, and frees a place that is offered to them, but for entries that go back to the account
 * whose merged entry they came with (0171): within a transaction, so that it
 * happens together with the caller's change or not at all. Slots are locked before people, as in a booking.
 * @returns rows for `holds.noteFreed` once the transaction is committed
 */
export async function leaveQueues(
  trx: Db,
  { linkmanId, userId }: WaitingPerson,
  now: number,
): Promise<readonly FreedRow[]> {
  const left = await trx
    .updateTable('waitlist_entries')
    .set({ state: 'left', ended_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('linkman_id', '=', linkmanId)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('merged_from', 'is', null),
        eb('hold_id', 'in', (holds) =>
          holds.selectFrom('holds').select('holds.id').where('holds.ended_at', 'is', null),
        ),
      ]),
    )
    .returning('hold_id')
    .execute();
  const freed: FreedRow[] = [];
  for (const { hold_id: holdId } of left) {
    if (holdId === null) continue;
    freed.push(...(await endHold(trx, { holdId, userId, now })));
  }
  return freed;
}

/** How many waiting-list entries somebody has, and how many places are offered to them now. */
export async function queuesOf(
  db: Db,
  { linkmanId, userId }: WaitingPerson,
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

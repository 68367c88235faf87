import { LIST_PAGE, valueTime } from '@contract/lottery/lottery-rules';
import { inListOrder, listLine } from '@contract/lottery/draw-rules';
import type { ListedTicket } from '@contract/lottery/draw-rules';
import type { Db } from '../../../db/database';
import type { Beacon } from '../../../platforms/beacon/beacon';
import type { Activity } from './activity';
import { hashOfList } from './draw-numbers';

/** Every ticket of an activity, in the sequence of the published list. */
export async function listedTickets(db: Db, activityId: string): Promise<ListedTicket[]> {
  const rows = await db
    .selectFrom('lottery_tickets')
    .select(['id', 'holder'])
    .where('activity_id', '=', activityId)
    .execute();
  return inListOrder(rows.map(({ id, holder }) => ({ ticketId: id, holder })));
}

/** A page of the published list, from 1; without lines beyond its end, and for an activity that is not closed. */
export async function pageOfList(
  db: Db,
  { id: activityId, tickets }: Pick<Activity, 'id' | 'tickets'>,
  pageNo: number,
): Promise<{ lines: string[]; hasMore: boolean }> {
  const before = (pageNo - 1) * LIST_PAGE;
  // Before the close it would show who has how many tickets while others can still get some.
  if (tickets === null || before >= tickets) return { lines: [], hasMore: false };
  const rows = await db
    .selectFrom('lottery_tickets')
    .select(['id', 'holder'])
    .where('activity_id', '=', activityId)
    // The database's collation is C, so this is the order of `inListOrder`.
    .orderBy('id')
    .limit(LIST_PAGE)
    .offset(before)
    .execute();
  const lines = rows.map(({ id, holder }) => listLine({ ticketId: id, holder }));
  return { lines, hasMore: before + LIST_PAGE < tickets };
}

interface Closing {
  readonly activityId: string;
  /** ms. */
  readonly now: number;
}

/** {@link closeActivity} within the caller's transaction. */
export async function closeWithin(
  trx: Db,
  beacon: Pick<Beacon, 'roundAt'>,
  { activityId, now }: Closing,
): Promise<boolean> {
  const activity = await trx
    .selectFrom('lottery_activities')
    .select('draw_at')
    .where('id', '=', activityId)
    .where('closes_at', '<=', new Date(now))
    .where('closed_at', 'is', null)
    .where('void_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!activity) return false;
  const tickets = await listedTickets(trx, activityId);
  await trx
    .updateTable('lottery_activities')
    .set({
      closed_at: new Date(now),
      list_hash: hashOfList(tickets),
      tickets: tickets.length,
      round: beacon.roundAt(valueTime(activity.draw_at.getTime(), now)),
    })
    .where('id', '=', activityId)
    .execute();
  return true;
}

/**
 * Closes an activity whose time is over, and publishes the hash of its list and which public value decides. Entries
 * under way are waited for; later ones are refused. @returns whether this call closed it
 */
export const closeActivity = (
  db: Db,
  beacon: Pick<Beacon, 'roundAt'>,
  closing: Closing,
): Promise<boolean> => db.transaction().execute((trx) => closeWithin(trx, beacon, closing));

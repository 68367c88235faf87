import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { FreedRow } from '../../domain/booking/holds/end-hold-statement';
import type { BookingServices } from '../../domain/booking/services';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { NOTHING } from '../../sealed/field-cipher';
import { leaveTickets } from '../../domain/queue/leave-tickets';
import { leaveQueues } from '../../domain/waitlist/leave-queues';
import { lockFamily } from '../../domain/recipients/family-lock';
import { familyOf, openOrders, ownLinkman } from '../../domain/recipients/rows';

/** Removes a person for whom nothing was ever booked; of another one stays what their orders say. */
async function erase(db: Db, linkmanId: string, now: number): Promise<void> {
  await db.deleteFrom('self_reported_doses').where('linkman_id', '=', linkmanId).execute();
  await db.deleteFrom('declined_suggestions').where('linkman_id', '=', linkmanId).execute();
  await sql`delete from linkmen l where l.id = ${linkmanId}
    and not exists (select from orders o where o.linkman_id = l.id)`.execute(db);
  await db
    .updateTable('linkmen')
    .set({
      mobile: NOTHING,
      address: '',
      occupation: '',
      region_code: null,
      guardian: null,
      history_key: null,
      is_default: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', linkmanId)
    .execute();
}

/** No booking for them slips in between, and no ticket: both wait for the row. */
const lockPerson = (trx: Db, linkmanId: string) =>
  trx.selectFrom('linkmen').select('id').where('id', '=', linkmanId).forUpdate().execute();

/** Takes somebody out of every line that they wait in. */
async function leaveAll(
  trx: Db,
  linkmanId: string,
  { userId, now }: UserContext,
): Promise<FreedRow[]> {
  const person = { linkmanId, userId };
  const places = await leaveQueues(trx, person, now);
  return [...places, ...(await leaveTickets(trx, person, now))];
}

/**
 * Takes a member out of the family, and the next one becomes the default. They wait for nothing any more: a place kept
 * for them goes to the next in line, and so does their turn in a release.
 * @throws Refused 20012
 */
export async function removeLinkman(
  db: Db,
  { holds }: Pick<BookingServices, 'holds'>,
  linkmanId: string,
  context: UserContext,
): Promise<void> {
  const { userId, now } = context;
  const freed = await db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    const linkman = await ownLinkman(trx, userId, linkmanId);
    const places = await leaveAll(trx, linkmanId, context);
    await lockPerson(trx, linkmanId);
    // A ticket that came up while the row was waited for.
    places.push(...(await leaveAll(trx, linkmanId, context)));
    const count = await openOrders(trx, linkmanId);
    if (count > 0) throw new DomainError(CODE.LINKMAN_HAS_ORDERS, { params: { count } });
    await erase(trx, linkmanId, now);
    const [heir] = linkman.is_default ? await familyOf(trx, userId) : [];
    if (heir)
      await trx
        .updateTable('linkmen')
        .set({ is_default: true })
        .where('id', '=', heir.id)
        .execute();
    return places;
  });
  holds.noteFreed(freed);
}

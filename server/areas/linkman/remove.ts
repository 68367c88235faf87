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

/** Removes a person without any order; of others, what their orders contain stays. */
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

/** Locks the member's row: bookings and tickets for them wait for it. */
const lockPerson = (trx: Db, linkmanId: string) =>
  trx.selectFrom('linkmen').select('id').where('id', '=', linkmanId).forUpdate().execute();

/** Removes somebody from every queue and waiting list. */
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
 * Removes a member from the family; the next one becomes the default. Their waiting ends: a place offered to them, and
 * their turn in a release, pass to the next.
 * @throws DomainError 20012
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
    // A ticket may have been made while waiting for the row's lock.
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

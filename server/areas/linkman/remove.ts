import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { BookingServices } from '../../booking/services';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import { leaveLines } from '../waiting/leave-lines';
import { lockFamily } from './family-lock';
import { familyOf, openOrders, ownLinkman } from './rows';

/** Removes a person for whom nothing was ever booked; of another one stays what their orders say. */
async function erase(db: Db, linkmanId: string, now: number): Promise<void> {
  await db.deleteFrom('own_doses').where('linkman_id', '=', linkmanId).execute();
  await db.deleteFrom('declined_suggestions').where('linkman_id', '=', linkmanId).execute();
  await sql`delete from linkmen l where l.id = ${linkmanId}
    and not exists (select from orders o where o.linkman_id = l.id)`.execute(db);
  await db
    .updateTable('linkmen')
    .set({
      mobile: '',
      address: '',
      occupation: '',
      region_code: null,
      guardian: null,
      is_default: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', linkmanId)
    .execute();
}

/** No booking for them slips in between: it waits for the row. */
const lockPerson = (trx: Db, linkmanId: string) =>
  trx.selectFrom('linkmen').select('id').where('id', '=', linkmanId).forUpdate().execute();

/**
 * Takes a member out of the family, and the next one becomes the default. They wait for nothing any more: a place kept
 * for them goes to the next in line.
 * @throws Refused 20012
 */
export async function removeLinkman(
  db: Db,
  { holds }: Pick<BookingServices, 'holds'>,
  linkmanId: string,
  { userId, now }: UserContext,
): Promise<void> {
  const freed = await db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    const linkman = await ownLinkman(trx, userId, linkmanId);
    const places = await leaveLines(trx, { linkmanId, userId }, now);
    await lockPerson(trx, linkmanId);
    const count = await openOrders(trx, linkmanId);
    if (count > 0) throw new Refused(CODE.LINKMAN_HAS_ORDERS, { params: { count } });
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

import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import { familyOf, openOrders, ownLinkman } from './rows';

/** Takes a member out of the family; the row stays for the orders that name it. @throws Refused 20012 */
export async function removeLinkman(
  db: Db,
  linkmanId: string,
  { userId, now }: UserContext,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`family ${userId}`}))`.execute(trx);
    const linkman = await ownLinkman(trx, userId, linkmanId);
    const count = await openOrders(trx, linkmanId);
    if (count > 0) throw new Refused(CODE.LINKMAN_HAS_ORDERS, { params: { count } });
    await trx
      .updateTable('linkmen')
      .set({ deleted_at: new Date(now), is_default: false })
      .where('id', '=', linkmanId)
      .execute();
    // No order names them, so nothing of them has to stay.
    await trx.deleteFrom('own_doses').where('linkman_id', '=', linkmanId).execute();
    const [heir] = linkman.is_default ? await familyOf(trx, userId) : [];
    if (heir)
      await trx
        .updateTable('linkmen')
        .set({ is_default: true })
        .where('id', '=', heir.id)
        .execute();
  });
}

import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';

/** Vaccinations shown of one person. */
const MOST = 30;

/**
 * A family member's vaccinations that the account has answered for, the newest first.
 * @throws DomainError 4004 for somebody who is not of its family
 */
export async function answeredOrders(db: Db, userId: string, linkmanId: string) {
  const person = await db
    .selectFrom('linkmen')
    .select(['id', 'person_key'])
    .where('id', '=', linkmanId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw new DomainError(CODE.NOT_FOUND);
  return db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.day', 'o.product_id', 'o.dose_no', 'p.short_name', 'p.doses'])
    .where((eb) =>
      eb.or([
        eb('o.linkman_id', '=', person.id),
        eb.and([eb('o.source', '=', 'walk_in'), eb('o.person_key', '=', person.person_key)]),
      ]),
    )
    .where('o.status', '=', 'DONE')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('follow_up_answers as a')
          .select('a.id')
          .whereRef('a.order_id', '=', 'o.id')
          .where('a.user_id', '=', userId)
          .where('a.series_id', 'is not', null),
      ),
    )
    .orderBy('o.day', 'desc')
    .orderBy('o.id')
    .limit(MOST)
    .execute();
}

import type { Db } from '../../../db/database';
import { ownerOf } from '../beans/own-person';
import type { Activity } from './activity';
import { holderOf } from './draw-numbers';

/**
 * The pseudonym under which an account has tickets of an activity: that of its own person, and from its first ticket on
 * the same one, so that exchanging the person gives neither further tickets nor a second prize. Null while the
 * account's own person is not known.
 */
export async function accountHolder(
  db: Db,
  { id: activityId, holder_key: holderKey }: Pick<Activity, 'id' | 'holder_key'>,
  userId: string,
): Promise<string | null> {
  const { personKey } = await ownerOf(db, userId);
  if (personKey === null) return null;
  const first = await db
    .selectFrom('lottery_ticket_owners as o')
    .innerJoin('lottery_tickets as t', 't.id', 'o.ticket_id')
    .select('t.holder')
    .where('o.user_id', '=', userId)
    .where('o.activity_id', '=', activityId)
    .orderBy('t.at')
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst();
  return first?.holder ?? holderOf(holderKey, personKey);
}

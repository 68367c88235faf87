import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { StoredMessage } from './append';

/** Messages of a conversation after a number, oldest first. */
export const messagesAfter = (
  db: Db,
  conversationId: string,
  after: number,
  most: number,
): Promise<StoredMessage[]> =>
  db
    .selectFrom('service_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();

/** Messages that {@link newsAfter} reads at a time. */
export const MOST_NEWS = 2_000;

/** Messages of conversations, each after its own number, by conversation and in order. */
export async function newsAfter(
  db: Db,
  ids: readonly string[],
  afters: readonly number[],
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select m.* from unnest(${ids}::text[], ${afters}::int[]) as w (id, after)
    join service_messages m on m.conversation_id = w.id and m.seq > w.after
    order by m.conversation_id, m.seq limit ${MOST_NEWS}`.execute(db);
  return rows;
}

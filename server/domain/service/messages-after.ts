import type { Db } from '../../db/database';
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

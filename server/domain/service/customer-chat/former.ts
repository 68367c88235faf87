import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import type { StoredMessage } from './append';

/** A conversation that has ended. */
export interface Former {
  readonly id: string;
  readonly startedAt: Date;
  readonly closedAt: Date;
  /** Its owner's first message. */
  readonly first: StoredMessage;
}

export interface FormerPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

const closedOf = (db: Db, userId: string) =>
  db
    .selectFrom('service_conversations as c')
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'closed')
    .where('c.closed_at', 'is not', null);

/** The first message of the owner of each conversation. */
const firstMessages = (db: Db, ids: readonly string[]): Promise<StoredMessage[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('service_messages')
        .distinctOn('conversation_id')
        .selectAll()
        .where('conversation_id', 'in', ids)
        .where('sender', '=', 'user')
        .orderBy('conversation_id')
        .orderBy('seq')
        .execute();

/** A page of an account's conversations that have ended, the last one first, and how many there are. */
export async function formerConversations(
  db: Db,
  userId: string,
  { pageNo, pageSize }: FormerPage,
): Promise<{ rows: Former[]; total: number }> {
  const own = closedOf(db, userId);
  const [found, { total }] = await Promise.all([
    own
      .select(['c.id', 'c.created_at', 'c.closed_at'])
      .orderBy('c.closed_at', 'desc')
      .orderBy('c.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const firsts = await firstMessages(
    db,
    found.map(({ id }) => id),
  );
  const firstOf = new Map(firsts.map((message) => [message.conversation_id, message]));
  const rows = found.flatMap(({ id, created_at: startedAt, closed_at: closedAt }) => {
    const first = firstOf.get(id);
    return first && closedAt ? [{ id, startedAt, closedAt, first }] : [];
  });
  return { rows, total };
}

/** Whether conversations of an account have ended. */
export const hasFormer = async (db: Db, userId: string): Promise<boolean> =>
  (await closedOf(db, userId).select('c.id').limit(1).executeTakeFirst()) !== undefined;

/** Number of the last message of a conversation of the account that has ended. @throws DomainError 4004 */
export async function lastOfFormer(db: Db, userId: string, id: string): Promise<number> {
  const row = await closedOf(db, userId)
    .select('c.last_seq')
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row.last_seq;
}

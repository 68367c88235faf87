import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import type { MessagesTable } from '../../db/desk-tables';

type MessageRow = Selectable<MessagesTable>;

const MOST_ID = Number.MAX_SAFE_INTEGER;

/** The number of a message's id; an invalid id matches nothing. */
function numberOf(messageId: string): number {
  const number = Number(messageId);
  return Number.isInteger(number) && number > 0 && number <= MOST_ID ? number : 0;
}

const ownMessages = (db: Db, userId: string) =>
  db.selectFrom('messages').where('user_id', '=', userId);

/** How many messages of a user are unread, by class, and when the newest came or grew; classes without one are missing. */
export const unreadByClass = (db: Db, userId: string) =>
  ownMessages(db, userId)
    .select((eb) => [
      'message_class',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('created_at').as('newest_at'),
    ])
    .where('read_at', 'is', null)
    .groupBy('message_class')
    .execute();

/** A user's newest message of each class; classes without one are missing. */
export async function newestByClass(db: Db, userId: string): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.* from unnest(${[...MESSAGE_CLASSES]}::text[]) c (name) cross join lateral (
      select * from messages where user_id = ${userId} and message_class = c.name order by id desc limit 1
    ) m`.execute(db);
  return rows;
}

/** A text that changes whenever a user's unread messages do: one arrives, grows, or is read. */
export async function unreadVersion(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce((select max(id) from messages where user_id = ${userId}), 0) || '.' || count(*) || '.'
      || coalesce(floor(extract(epoch from max(created_at)) * 1000), 0) as version
    from messages where user_id = ${userId} and read_at is null`.execute(db);
  return rows[0]?.version ?? '';
}

/** A page of a user's messages, newest first, and how many there are. */
export async function messagePage(
  db: Db,
  userId: string,
  { messageClass, pageNo, pageSize }: ParsedInputOf<'GET /message/message/pageList.do'>,
): Promise<{ rows: MessageRow[]; total: number }> {
  const all = ownMessages(db, userId);
  const own = messageClass ? all.where('message_class', '=', messageClass) : all;
  const skipped = (pageNo - 1) * pageSize;
  const [rows, { total }] = await Promise.all([
    own.selectAll().orderBy('id', 'desc').limit(pageSize).offset(skipped).execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A user's message. */
export const findMessage = (
  db: Db,
  userId: string,
  messageId: string,
): Promise<MessageRow | undefined> =>
  ownMessages(db, userId).selectAll().where('id', '=', numberOf(messageId)).executeTakeFirst();

/**
 * Marks a user's messages as read: one, a class, or all, but none that is newer than `seenAt` (ms; its fraction does not
 * count). @returns how many stay unread
 */
export async function markRead(
  db: Db,
  userId: string,
  { messageId, messageClass, seenAt }: ParsedInputOf<'POST /message/message/read.do'>,
  now: number,
): Promise<number> {
  let marked = db
    .updateTable('messages')
    .set({ read_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (messageId !== undefined) marked = marked.where('id', '=', numberOf(messageId));
  if (messageClass !== undefined) marked = marked.where('message_class', '=', messageClass);
  if (seenAt !== undefined) marked = marked.where('created_at', '<', new Date(seenAt + 1));
  await marked.execute();
  const { count } = await ownMessages(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

import type { Selectable } from 'kysely';
import type { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import type { MessagesTable } from '../../db/desk-tables';

type MessageRow = Selectable<MessagesTable>;
type MessageClass = (typeof MESSAGE_CLASSES)[number];

const MOST_ID = Number.MAX_SAFE_INTEGER;

/** The number of a message's id; an invalid id matches nothing. */
function numberOf(messageId: string): number {
  const number = Number(messageId);
  return Number.isInteger(number) && number > 0 && number <= MOST_ID ? number : 0;
}

const ownMessages = (db: Db, userId: string) =>
  db.selectFrom('messages').where('user_id', '=', userId);

/** How many messages of a user are unread, by class; classes without one are missing. */
export const unreadByClass = (db: Db, userId: string) =>
  ownMessages(db, userId)
    .select((eb) => ['message_class', eb.fn.countAll<number>().as('count')])
    .where('read_at', 'is', null)
    .groupBy('message_class')
    .execute();

/** A user's newest message of a class. */
export const newestOf = (
  db: Db,
  userId: string,
  messageClass: MessageClass,
): Promise<MessageRow | undefined> =>
  ownMessages(db, userId)
    .selectAll()
    .where('message_class', '=', messageClass)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

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

/** Marks a user's messages as read: one, a class, or all. @returns how many stay unread */
export async function markRead(
  db: Db,
  userId: string,
  { messageId, messageClass }: ParsedInputOf<'POST /message/message/read.do'>,
  now: number,
): Promise<number> {
  let marked = db
    .updateTable('messages')
    .set({ read_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (messageId !== undefined) marked = marked.where('id', '=', numberOf(messageId));
  if (messageClass !== undefined) marked = marked.where('message_class', '=', messageClass);
  await marked.execute();
  const { count } = await ownMessages(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

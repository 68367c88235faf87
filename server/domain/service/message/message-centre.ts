import { sql } from 'kysely';
import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { ownMessages } from './own-messages';
import type { OwnMessage } from './own-messages';

const MOST_ID = Number.MAX_SAFE_INTEGER;

/** The number of a message's id; an invalid id matches nothing. */
function numberOf(messageId: string): number {
  const number = Number(messageId);
  return Number.isInteger(number) && number > 0 && number <= MOST_ID ? number : 0;
}

const messagesOf = (db: Db, userId: string) => db.selectFrom(ownMessages(userId).as('own'));

/** How many messages of a user are unread, by class, and when the newest came or grew; classes without one are missing. */
export const unreadByClass = (db: Db, userId: string) =>
  messagesOf(db, userId)
    .select((eb) => [
      'message_class',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('created_at').as('newest_at'),
    ])
    .where('read_at', 'is', null)
    .groupBy('message_class')
    .execute();

/** A user's newest message of each class; classes without one are missing. */
export async function newestByClass(db: Db, userId: string): Promise<readonly OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select m.* from unnest(${[...MESSAGE_CLASSES]}::text[]) c (name) cross join lateral (
      select * from ${ownMessages(userId)} own where message_class = c.name order by id desc limit 1
    ) m`.execute(db);
  return rows;
}

/** A page of a user's messages, newest first, and how many there are. */
export async function messagePage(
  db: Db,
  userId: string,
  { messageClass, pageNo, pageSize }: ParsedInputOf<'GET /message/message/pageList.do'>,
): Promise<{ rows: OwnMessage[]; total: number }> {
  const all = messagesOf(db, userId);
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
): Promise<OwnMessage | undefined> =>
  messagesOf(db, userId).selectAll().where('id', '=', numberOf(messageId)).executeTakeFirst();

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
  const isMeant = sql.join(
    [
      sql`read_at is null`,
      ...(messageId === undefined ? [] : [sql`id = ${numberOf(messageId)}`]),
      ...(messageClass === undefined ? [] : [sql`message_class = ${messageClass}`]),
      ...(seenAt === undefined ? [] : [sql`created_at < ${new Date(seenAt + 1)}`]),
    ],
    sql` and `,
  );
  const at = new Date(now);
  await sql`update messages set read_at = ${at} where user_id = ${userId} and ${isMeant}`.execute(
    db,
  );
  await sql`
    insert into notice_reads (notice_id, user_id, read_at)
    select notice_id, user_id, ${at}::timestamptz from ${ownMessages(userId)} own
    where notice_id is not null and ${isMeant}
    on conflict do nothing`.execute(db);
  const { count } = await messagesOf(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

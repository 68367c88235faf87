import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Chat } from '@contract/service/cards';
import { isStaffed, urgencyOf } from '@contract/service/chat-rules';
import type { ServiceHours } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { ServiceConversationsTable } from '../../../db/service-tables';
import { breaksUniqueness } from '../../../db/statement';
import { DomainError } from '../../../http/domain-error';
import { dayOf, timeOf } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { OPEN_STATUSES, statusList } from '../../../shared/lifecycle/statuses';
import { countUse } from '../../rewards/membership/privileges';
import { isMember } from '../../../shared/member-status/status';

/**
 * Locks the account's row, before its conversations as in its deletion: one that is being deleted gets nothing new.
 * @throws DomainError 1001 where it was deleted
 */
async function lockAccount(trx: Db, userId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (rows.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
}

export type Conversation = Selectable<ServiceConversationsTable> & { readonly staff_name: string };

/** Conversations with the name of who has them. */
const conversations = (db: Db) =>
  db
    .selectFrom('service_conversations as c')
    .leftJoin('staff as s', 's.id', 'c.staff_id')
    .selectAll('c')
    .select(({ fn, val }) => fn.coalesce('s.name', val('')).as('staff_name'));

/** The account's open conversation, or else its last one. */
export const latestConversation = (db: Db, userId: string): Promise<Conversation | undefined> =>
  conversations(db)
    .where('c.user_id', '=', userId)
    .orderBy(sql`c.state = 'closed'`)
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @throws DomainError 4004 */
export async function findConversation(db: Db, id: string): Promise<Conversation> {
  const row = await conversations(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

/** Conversations that wait or are open: own ones first, then waiting ones by urgency. */
export const queueOf = (db: Db, staffId: string): Promise<Conversation[]> =>
  conversations(db)
    .where('c.state', '<>', 'closed')
    .orderBy(sql`c.staff_id is distinct from ${staffId}`)
    .orderBy(sql`c.state <> 'waiting'`)
    .orderBy('c.urgency', 'desc')
    .orderBy('c.waiting_since')
    .orderBy('c.id')
    .limit(200)
    .execute();

/** How many go before a waiting conversation. */
export async function aheadOf(db: Db, row: Conversation): Promise<number> {
  if (row.state !== 'waiting') return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from service_conversations
    where state = 'waiting' and (-urgency, waiting_since, id) < (${-row.urgency}::int, ${row.waiting_since}, ${row.id})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** ms after its end in which a conversation can be rated. */
const RATE_WITHIN = 24 * 3_600_000;

/** Whether its owner can say how a conversation was: it has ended, lately, and somebody of the staff had it. @param now ms */
const canRate = (
  { state, staff_id, closed_at }: Pick<Conversation, 'state' | 'staff_id' | 'closed_at'>,
  now: number,
): boolean =>
  state === 'closed' && staff_id !== null && now <= (closed_at?.getTime() ?? 0) + RATE_WITHIN;

/** A conversation as its owner sees it. @param now ms */
export const chatOf = async (db: Db, row: Conversation, now: number): Promise<Chat> => ({
  conversationId: row.id,
  state: row.state,
  isQuestion: row.is_question,
  staffName: row.state === 'open' ? row.staff_name : '',
  lastSeq: row.last_seq,
  readSeq: row.user_read_seq,
  staffReadSeq: row.staff_read_seq,
  ahead: await aheadOf(db, row),
  rating: row.rating,
  canRate: canRate(row, now),
});

const hasVisitToday = async (db: Db, userId: string, today: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from orders where user_id = ${userId} and day = ${today}
    and status in (${sql.raw(statusList(OPEN_STATUSES))}) and removed_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

/**
 * Stores a new conversation, unless its account was deleted meanwhile. @param isEarlier by membership
 * @throws DomainError 1001 where it was
 */
const insertConversation = (
  db: Db,
  row: Insertable<ServiceConversationsTable>,
  isEarlier: boolean,
): Promise<Conversation> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, row.user_id);
    await trx.insertInto('service_conversations').values(row).execute();
    if (isEarlier) await countUse(trx, row.user_id, 'earlierService', row.created_at.getTime());
    return findConversation(trx, row.id);
  });

/**
 * The account's open conversation; where there is none, a new one that waits for staff. @param now ms
 * @param redFlag its first message speaks of something that cannot wait
 * @throws DomainError 1001 where the account was deleted
 */
export async function openConversation(
  db: Db,
  {
    userId,
    redFlag,
    now,
    hours,
  }: { userId: string; redFlag: boolean; now: number; hours: ServiceHours },
): Promise<Conversation> {
  const latest = await latestConversation(db, userId);
  if (latest && latest.state !== 'closed') return latest;
  const [bookedToday, member] = await Promise.all([
    hasVisitToday(db, userId, dayOf(now)),
    isMember(db, userId, now),
  ]);
  const at = new Date(now);
  const facts = { redFlag, bookedToday, member };
  const urgency = urgencyOf(facts);
  const row = {
    id: newId(),
    user_id: userId,
    state: 'waiting' as const,
    urgency,
    is_question: !isStaffed(hours, timeOf(now)),
    user_seen_at: at,
    waiting_since: at,
    created_at: at,
  };
  try {
    return await insertConversation(db, row, urgency > urgencyOf({ ...facts, member: false }));
  } catch (error) {
    // Opened from another device at the same time.
    const other = breaksUniqueness(error) ? await latestConversation(db, userId) : undefined;
    if (!other) throw error;
    return other;
  }
}

/** Puts a waiting conversation before all that are not about health. */
export const raiseUrgency = (db: Db, id: string) =>
  db
    .updateTable('service_conversations')
    .set({ urgency: urgencyOf({ redFlag: true, bookedToday: false, member: false }) })
    .where('id', '=', id)
    .execute();

/** Notes what one side has read; never backwards, never beyond the newest. */
export const markChatRead = (db: Db, id: string, side: 'user' | 'staff', seq: number) =>
  sql`update service_conversations set ${sql.ref(`${side}_read_seq`)} = least(last_seq, greatest(${sql.ref(`${side}_read_seq`)}, ${seq}::int))
    where id = ${id}`.execute(db);

/** Notes that the account's person is looking. @param now ms */
export const noteSeen = (db: Db, userId: string, now: number) =>
  db
    .updateTable('service_conversations')
    .set({ user_seen_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .execute();

/** @throws DomainError 4004 where the conversation is not the account's, 20122 where it cannot be rated */
export async function rateConversation(
  db: Db,
  { userId, id, rating, now }: { userId: string; id: string; rating: number; now: number },
): Promise<void> {
  const row = await db
    .selectFrom('service_conversations')
    .select(['state', 'staff_id', 'closed_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  if (!canRate(row, now)) throw new DomainError(CODE.CHAT_RATING);
  await db
    .updateTable('service_conversations')
    .set({ rating, rated_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { TicketSource } from '@contract/lottery/lottery-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import { requireAdult } from '../beans/own-person';
import { spendBeans } from '../beans/spend';
import { stateOf } from './activity';
import type { Activity } from './activity';
import { accountHolder } from './holder';
import { countOfHolder } from './own-tickets';

export interface TicketRequest {
  readonly userId: string;
  readonly activityId: string;
  readonly source: TicketSource;
  /** A repetition under it gives no further ticket. */
  readonly idempotencyKey: string;
  /** ms. */
  readonly now: number;
  /** In China, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The activity, which cannot close before the transaction ends. @throws DomainError 4004, 20090 */
async function lockOpen(trx: Db, { activityId, now }: TicketRequest): Promise<Activity> {
  const activity = await trx
    .selectFrom('lottery_activities')
    .selectAll()
    .where('id', '=', activityId)
    .forShare()
    .executeTakeFirst();
  if (!activity) throw new DomainError(CODE.NOT_FOUND);
  if (stateOf(activity, now) !== 'open') throw new DomainError(CODE.LOTTERY_NOT_OPEN);
  return activity;
}

const lockName = (trx: Db, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);

/**
 * Locks the account against its deletion and its own other requests, and its person against other accounts.
 * @returns the pseudonym
 */
async function lockHolder(trx: Db, activity: Activity, userId: string): Promise<string> {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (rows.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
  // Accounts before people, always: two first tickets of an account cannot be of two people.
  await lockName(trx, `lottery account ${activity.id} ${userId}`);
  const holder = await accountHolder(trx, activity, userId);
  if (holder === null) throw new DomainError(CODE.LOTTERY_PERSON_MISSING);
  await lockName(trx, `lottery ${activity.id} ${holder}`);
  return holder;
}

const isRepeated = async (trx: Db, request: TicketRequest): Promise<boolean> => {
  const found = await trx
    .selectFrom('lottery_ticket_owners')
    .select('ticket_id')
    .where('user_id', '=', request.userId)
    .where('activity_id', '=', request.activityId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
  return found !== undefined;
};

/** Pays a ticket with beans. @returns the ledger's entry @throws DomainError 20071, 20092 */
async function payTicket(
  trx: Db,
  { ticket_beans: beans }: Activity,
  { userId, activityId, idempotencyKey, now }: TicketRequest,
): Promise<string> {
  if (beans === null) throw new DomainError(CODE.LOTTERY_BEAN_LIMIT);
  const entry = await spendBeans(trx, {
    userId,
    beans,
    counterpart: 'lottery',
    reason: 'ticket',
    // With the activity: in another one the same key is another ticket, which is paid too.
    key: `lottery ${activityId} ${idempotencyKey}`,
    now,
  });
  return entry.id;
}

/**
 * Gives a ticket of an open activity: one free a person and day, others for beans, up to the activity's limit for each
 * person under however many accounts; an account stays the person of its first ticket.
 * @throws DomainError 4004; 20071 with too few beans; 20090 unless it is open; 20091 where the person has today's free
 *   ticket; 20092 where they have had all for beans; 20093 while the account's own person is not known; 20095 where they are below 18
 */
export const getTicket = (db: Db, request: TicketRequest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, activityId, source, idempotencyKey, now, today } = request;
    const activity = await lockOpen(trx, request);
    const holder = await lockHolder(trx, activity, userId);
    if (await isRepeated(trx, request)) return;
    await requireAdult(trx, userId, now);
    const had = await countOfHolder(trx, { activityId, holder, today });
    if (source === 'free' && had.freeToday > 0) throw new DomainError(CODE.LOTTERY_FREE_HAD);
    if (source === 'beans' && had.forBeans >= activity.bean_tickets)
      throw new DomainError(CODE.LOTTERY_BEAN_LIMIT);
    const beanEntryId = source === 'beans' ? await payTicket(trx, activity, request) : null;
    const ticketId = newId();
    const at = new Date(now);
    await trx
      .insertInto('lottery_tickets')
      .values({
        id: ticketId,
        activity_id: activityId,
        holder,
        free_day: source === 'free' ? today : null,
        at,
      })
      .execute();
    await trx
      .insertInto('lottery_ticket_owners')
      .values({
        ticket_id: ticketId,
        activity_id: activityId,
        user_id: userId,
        idempotency_key: idempotencyKey,
        bean_entry_id: beanEntryId,
        at,
      })
      .execute();
  });

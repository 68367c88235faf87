import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import type { MessageParams } from '../../../db/desk-tables';
import type { IsDue } from '../../../kernel/jobs';
import type { Bilingual } from '../../../kernel/language';
import { REMOVED_MEMBER } from '../../../kernel/removed-member';
import { notifiedAccounts } from '../desk/notified-accounts';
import type { NotifiedAccount } from '../desk/notified-accounts';
import { isEarlierDue, notifiedInSameWords, saidAgain, wasNotifiedBefore } from './earlier-recalls';
import { isOfRecall } from './recalled-orders';

const KIND = 'lotRecalled';
/** Recipients of one transaction: what a kill takes back is small. */
const AT_ONCE = 50;

interface Due {
  readonly recall_id: number;
  readonly order_id: string;
  readonly lot: string;
  readonly message: Bilingual;
  readonly confirmed_by: string;
  readonly product: Bilingual;
  readonly clinic: Bilingual;
  readonly day: string;
  readonly person: string;
  /** An earlier recall of the lot has notified them: in the same words; null where not. */
  readonly notified_by: number | null;
  /** In whatever words. */
  readonly is_again: boolean;
}

/** Enters whom the lots of open recalls were given, also who was recorded since they began. */
const listRecipients = (db: Db) =>
  sql`
  insert into recall_recipients (recall_id, order_id)
  select r.id, o.id from lot_recalls r join orders o on ${isOfRecall}
  where r.ended_at is null
    and not exists (select from recall_recipients t where t.recall_id = r.id and t.order_id = o.id)
  order by r.id, o.id
  on conflict do nothing`.execute(db);

/** Recipients without a message, locked; other processes take others. */
async function dueRecipients(trx: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select t.recall_id, t.order_id, r.lot, r.message, r.confirmed_by, p.short_name as product, d.name as clinic, o.day,
      coalesce(o.person ->> 'name', '') as person, ${notifiedInSameWords} as notified_by, ${wasNotifiedBefore} as is_again
    from recall_recipients t
    join lot_recalls r on r.id = t.recall_id
    join orders o on o.id = t.order_id
    join products p on p.id = o.product_id
    join departments d on d.depa_code = o.depa_code
    where t.notified_at is null and r.ended_at is null and ${isOfRecall} and not ${isEarlierDue}
    order by t.recall_id, t.order_id limit ${AT_ONCE}
    for update of t skip locked`.execute(trx);
  return rows;
}

/** Writes the message to an account, once for each recall and order. @returns its id */
async function writeMessage(
  trx: Db,
  due: Due,
  { userId, person, isOwner }: NotifiedAccount,
  now: number,
): Promise<number[]> {
  const params: MessageParams = {
    person: person || due.person || REMOVED_MEMBER,
    product: due.product,
    clinic: due.clinic,
    day: due.day,
    lot: due.lot,
    message: due.is_again ? saidAgain(due.message) : due.message,
    confirmedBy: due.confirmed_by,
  };
  const link = isOwner ? { page: 'orderDetail', query: { orderId: due.order_id } } : null;
  const { rows } = await sql<{ id: number }>`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    values (${userId}, ${MESSAGE_KINDS[KIND]}, ${KIND}, ${JSON.stringify(params)}::jsonb,
      ${link && JSON.stringify(link)}::jsonb, ${`recall:${due.recall_id}:${due.order_id}:${userId}`}, ${new Date(now)})
    on conflict (dedupe_key) do nothing returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Nobody is told the same twice: what the earlier recall did for them counts for this one. */
const takeOver = (trx: Db, due: Due, now: number) =>
  sql`
  update recall_recipients t set notified_at = ${new Date(now)}, message_ids = e.message_ids,
    outcome = coalesce(t.outcome, e.outcome), note = case when t.outcome is null then e.note else t.note end,
    marked_at = coalesce(t.marked_at, e.marked_at), marked_by = coalesce(t.marked_by, e.marked_by)
  from recall_recipients e
  where t.recall_id = ${due.recall_id} and t.order_id = ${due.order_id}
    and e.recall_id = ${due.notified_by} and e.order_id = t.order_id`.execute(trx);

async function notify(trx: Db, due: Due, now: number): Promise<void> {
  if (due.notified_by !== null) return void (await takeOver(trx, due, now));
  const ids: number[] = [];
  for (const account of await notifiedAccounts(trx, due.order_id))
    ids.push(...(await writeMessage(trx, due, account, now)));
  await trx
    .updateTable('recall_recipients')
    .set({ notified_at: new Date(now), message_ids: ids })
    .where('recall_id', '=', due.recall_id)
    .where('order_id', '=', due.order_id)
    .execute();
}

/** Writes to the next recipients on the lists of open recalls. @returns whether there may be more */
const notifyNext = (db: Db, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const due = await dueRecipients(trx);
    for (const each of due) await notify(trx, each, now);
    return due.length === AT_ONCE;
  });

const openRecalls = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('lot_recalls')
    .select('id')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** ms between two lists of whom the lots were given; whom the desk records meanwhile it lists itself. */
const LISTED_EVERY = 60_000;

/**
 * Writes to the next recipients of open recalls who have an account. Messages and the note that they are written are one
 * transaction: killed at any moment, it goes on with whom it has not written to. Recipients are listed when a recall begins and once a minute.
 * @returns what does one run (ms); it returns whether there may be more
 */
export function createRecallNotifier(db: Db): (now: number) => Promise<boolean> {
  let listedAt = -Infinity;
  let listed: ReadonlySet<number> = new Set();
  return async (now) => {
    const open = await openRecalls(db);
    const isDue = now - listedAt >= LISTED_EVERY || now < listedAt;
    if (isDue || open.some((id) => !listed.has(id))) {
      await listRecipients(db);
      listedAt = now;
      listed = new Set(open);
    }
    return notifyNext(db, now);
  };
}

/** Whether a recall is open: doses of its lot may still be recorded. */
export const areRecallsOpen: IsDue = () =>
  sql`exists (select from lot_recalls where ended_at is null)`;

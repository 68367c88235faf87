import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { RecallRecipient } from '@contract/manage/recall-endpoints';
import { notifiedState } from '@contract/stock/recall-rules';
import type { RecallOutcome } from '@contract/stock/recall-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { personOf, shownOrders } from '../desk/order-row';
import { tellTheSame } from './earlier-recalls';
import { isOfRecall, isRead, isUnreached } from './recalled-orders';
import { isSeen } from './seen-recalls';
import type { SeenClinic } from './seen-recalls';

/** Whose recipients are asked for. */
export interface AskedRecipients {
  readonly recallId: number;
  readonly seen: SeenClinic;
  readonly onlyToCall: boolean;
}

/** The recipients of a recall, by clinic and day. */
const recipientRows = (db: Db, { recallId, seen, onlyToCall }: AskedRecipients) => {
  const all = shownOrders(db)
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .innerJoin('lot_recalls as r', (join) => join.on(isOfRecall))
    .leftJoin('recall_recipients as t', (join) =>
      join.onRef('t.recall_id', '=', 'r.id').onRef('t.order_id', '=', 'o.id'),
    )
    .leftJoin('staff as k', 'k.id', 't.marked_by')
    .select(['d.name as clinic', 't.outcome', 't.marked_at', 't.note', 'k.name as marked_by_name'])
    .select(sql<number | null>`cardinality(t.message_ids)`.as('accounts'))
    .select(isRead.as('is_read'))
    .where('r.id', '=', recallId)
    .where(isSeen(seen))
    .orderBy('o.depa_code')
    .orderBy('o.day')
    .orderBy('o.id');
  const own = seen === null ? all : all.where('o.depa_code', '=', seen);
  return onlyToCall ? own.where(isUnreached) : own;
};

/** A row of a recall's recipients. */
export type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipientRows>['execute']>>[number];

/** Some of the recipients, of the first or a later one on. */
export const readRecipients = (
  db: Db,
  asked: AskedRecipients,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RecipientRow[]> => recipientRows(db, asked).limit(limit).offset(offset).execute();

/** How many there are. */
export async function countRecipients(
  db: Db,
  { recallId, seen, onlyToCall }: AskedRecipients,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from lot_recalls r join orders o on ${isOfRecall}
    left join recall_recipients t on t.recall_id = r.id and t.order_id = o.id
    where r.id = ${recallId} and ${isSeen(seen)} and (${seen}::text is null or o.depa_code = ${seen})
      and (not ${onlyToCall}::boolean or ${isUnreached})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Somebody whom a recalled lot was given, as those who call them see it. */
export function recipientOf(
  cipher: FieldCipher,
  row: RecipientRow,
  language: Language,
): RecallRecipient {
  const person = personOf(cipher, row);
  const dose = row.doses.find(({ doseNo }) => doseNo === row.dose_no);
  return {
    orderId: row.id,
    reference: row.reference,
    clinicName: inLanguage(row.clinic as Bilingual, language),
    personName: person.name,
    guardianName: row.guardian?.name ?? '',
    birthday: person.birthday,
    mobile: cipher.open(row.mobile),
    day: row.day,
    doseLabel: dose ? inLanguage(dose.label, language) : String(row.dose_no),
    isWalkIn: row.source === 'walk_in',
    notified: notifiedState(row.accounts, row.is_read),
    outcome: row.outcome,
    markedAt: row.marked_at?.getTime() ?? null,
    markedBy: row.marked_by_name ?? '',
    note: row.note ?? '',
  };
}

/** What came of calling somebody. */
export interface RecipientMark {
  readonly recallId: number;
  readonly orderId: string;
  readonly seen: SeenClinic;
  readonly outcome: RecallOutcome;
  readonly note: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

/**
 * Notes who reached a recipient, or did not, and when; also for other open recalls of the lot that tell them the same.
 * @returns the recipient as they are now @throws DomainError 4004 for somebody whom the caller does not see
 */
export async function markRecipient(
  db: Db,
  { recallId, orderId, seen, outcome, note, staffId, now }: RecipientMark,
): Promise<RecipientRow> {
  const asked = { recallId, seen, onlyToCall: false };
  const one = () => recipientRows(db, asked).where('o.id', '=', orderId).executeTakeFirst();
  if (!(await one())) throw new DomainError(CODE.NOT_FOUND);
  await sql`
    insert into recall_recipients (recall_id, order_id, outcome, note, marked_at, marked_by)
    select x.id, o.id, ${outcome}::text, ${note}::text, ${new Date(now)}::timestamptz, ${staffId}::text
    from lot_recalls r join lot_recalls x on ${tellTheSame}
    join orders o on o.id = ${orderId} and (x.depa_code is null or x.depa_code = o.depa_code)
    where r.id = ${recallId} order by x.id
    on conflict (recall_id, order_id) do update set outcome = excluded.outcome, note = excluded.note,
      marked_at = excluded.marked_at, marked_by = excluded.marked_by`.execute(db);
  const row = await one();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { LotRecall } from '@contract/manage/recall-endpoints';
import type { RecallSource } from '@contract/stock/recall-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { isOfRecall, isRead, isUnreached } from './recalled-orders';

/** Which part of the recalls somebody sees: a clinic's; null: all, as the operator. */
export type SeenClinic = string | null;

interface Row {
  readonly id: number;
  readonly product_id: string;
  readonly product: Bilingual;
  readonly lot: string;
  readonly depa_code: string | null;
  readonly clinic: Bilingual | null;
  readonly source: RecallSource;
  readonly reason: string;
  readonly message: Bilingual;
  readonly confirmed_by: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly recipients: number;
  readonly reached: number;
  readonly to_call: number;
  readonly waiting: number;
}

/** SQL: a recall `r` that is seen: of every clinic, or the own one. */
export const isSeen = (seen: SeenClinic) =>
  sql<boolean>`(${seen}::text is null or r.depa_code is null or r.depa_code = ${seen})`;

const recallRows = async (db: Db, seen: SeenClinic, recallId: number | null): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.product_id, p.short_name as product, r.lot, r.depa_code, d.name as clinic, r.source, r.reason, r.message,
      r.confirmed_by, r.started_at, r.ended_at, f.recipients, f.reached, f.to_call, f.waiting
    from lot_recalls r
    join products p on p.id = r.product_id
    left join departments d on d.depa_code = r.depa_code
    cross join lateral (
      select count(*)::int as recipients, (count(*) filter (where ${isRead} or t.outcome = 'reached'))::int as reached,
        (count(*) filter (where ${isUnreached}))::int as to_call, (count(*) filter (where t.notified_at is null))::int as waiting
      from orders o left join recall_recipients t on t.recall_id = r.id and t.order_id = o.id
      where ${isOfRecall} and (${seen}::text is null or o.depa_code = ${seen})) f
    where ${isSeen(seen)} and (${recallId}::bigint is null or r.id = ${recallId})
    order by r.ended_at is not null, r.started_at desc, r.id desc limit 200`.execute(db);
  return rows;
};

const shown = (row: Row, seen: SeenClinic, language: Language): LotRecall => ({
  recallId: row.id,
  productId: row.product_id,
  productName: inLanguage(row.product, language),
  lot: row.lot,
  clinicName: row.clinic && inLanguage(row.clinic, language),
  source: row.source,
  reason: row.reason,
  message: row.message,
  confirmedBy: row.confirmed_by,
  startedAt: row.started_at.getTime(),
  endedAt: row.ended_at?.getTime() ?? null,
  canEnd: row.ended_at === null && (seen === null || row.depa_code === seen),
  recipients: row.recipients,
  reached: row.reached,
  toCall: row.to_call,
  waiting: row.waiting,
});

/** The recalls that somebody sees, open ones and the newest first, with how far they have come. */
export const seenRecalls = async (
  db: Db,
  seen: SeenClinic,
  language: Language,
): Promise<LotRecall[]> =>
  (await recallRows(db, seen, null)).map((row) => shown(row, seen, language));

/** One of them. @throws DomainError 4004 for any other */
export async function seenRecall(
  db: Db,
  seen: SeenClinic,
  recallId: number,
  language: Language,
): Promise<LotRecall> {
  const [row] = await recallRows(db, seen, recallId);
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return shown(row, seen, language);
}

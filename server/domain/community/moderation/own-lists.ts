import { sql } from 'kysely';
import type { OwnDecision, ReportReason } from '@contract/community/report-endpoints';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { ReportTarget } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { READ_ROWS } from '../feeds/sources';

export interface OwnReport {
  readonly reportId: string;
  readonly sourceId: string;
  readonly sourceType: ReportTarget;
  readonly reason: ReportReason;
  readonly at: number;
  readonly outcome: 'upheld' | 'dismissed' | null;
}

interface Page<Item> {
  readonly list: Item[];
  readonly next: string | null;
}

/** A page of rows that were read with one more than a page. */
function pageOf<Row extends { readonly id: string; readonly at: Date }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Page<Item> {
  const last = rows[FEED_PAGE - 1];
  const next =
    rows.length > FEED_PAGE && last ? timeCursor({ at: last.at.getTime(), id: last.id }) : null;
  return { list: rows.slice(0, FEED_PAGE).map(itemOf), next };
}

const before = (time: string, cursor: string | undefined) => {
  const position = parseTimeCursor(cursor);
  return position === null
    ? sql`true`
    : sql`(${sql.ref(time)}, r.id) < (${new Date(position.at)}::timestamptz, ${position.id}::text)`;
};

type ReportRow = {
  readonly id: string;
  readonly at: Date;
  readonly source_id: string;
  readonly source_type: ReportTarget;
  readonly reason: ReportReason;
  readonly outcome: 'upheld' | 'dismissed' | null;
};

/** An author's reports, the latest first. @throws DomainError 9999 */
export async function ownReports(
  db: Db,
  authorId: string,
  cursor: string | undefined,
): Promise<Page<OwnReport>> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.created_at as at, r.source_id, r.source_type, r.reason, r.outcome from reports r
    where r.reporter_id = ${authorId} and ${before('r.created_at', cursor)}
    order by r.created_at desc, r.id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  return pageOf(rows, (row) => ({
    reportId: row.id,
    sourceId: row.source_id,
    sourceType: row.source_type,
    reason: row.reason,
    at: row.at.getTime(),
    outcome: row.outcome,
  }));
}

type DecisionRow = Pick<OwnDecision, 'action' | 'detail' | 'excerpt' | 'reason'> & {
  readonly id: string;
  readonly at: Date;
  readonly target_type: OwnDecision['targetType'];
  readonly target_id: string;
  readonly muted_until: Date | null;
  readonly undone_at: Date | null;
  readonly appeal_id: string | null;
  readonly outcome: 'accepted' | 'rejected' | null;
};

/** Staff's decisions about an author, the latest first. @throws DomainError 9999 */
export async function ownDecisions(
  db: Db,
  authorId: string,
  cursor: string | undefined,
): Promise<Page<OwnDecision>> {
  const { rows } = await sql<DecisionRow>`
    select r.id, r.at, r.action, r.target_type, r.target_id, r.reason, r.detail, r.muted_until, r.undone_at,
      coalesce(left(coalesce(nullif(p.title, ''), p.body, m.body), 30), '') as excerpt, x.id as appeal_id, x.outcome
    from moderation_decisions r
    left join posts p on r.target_type = 'post' and p.id = r.target_id
    left join comments m on r.target_type = 'comment' and m.id = r.target_id
    left join appeals x on x.decision_id = r.id
    where r.author_id = ${authorId} and r.action in ('publish', 'remove', 'warn', 'mute') and ${before('r.at', cursor)}
    order by r.at desc, r.id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  return pageOf(rows, (row) => ({
    decisionId: row.id,
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    excerpt: row.excerpt,
    reason: row.reason,
    detail: row.detail,
    at: row.at.getTime(),
    until: row.muted_until?.getTime() ?? null,
    undone: row.undone_at !== null,
    appeal: row.appeal_id === null ? null : (row.outcome ?? 'open'),
  }));
}

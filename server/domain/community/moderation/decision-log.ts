import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Decision } from '@contract/community/moderation-endpoints';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { READ_ROWS } from '../feeds/sources';
import { isUndoable } from './undo';

/** A decision as read for the log. */
export interface DecisionRow extends AuthorColumns {
  readonly decision_id: string;
  readonly action: Decision['action'];
  readonly target_type: Decision['targetType'];
  readonly target_id: string;
  readonly excerpt: string;
  readonly staff_name: string;
  readonly reason: string;
  readonly detail: string;
  readonly at: Date;
  readonly muted_until: Date | null;
  readonly undone_at: Date | null;
  readonly undone_by: string | null;
  readonly undoable: boolean;
}

/** SQL list of {@link DecisionRow}, of decisions `r`. */
export const DECISION_COLUMNS: RawBuilder<DecisionRow> = sql<DecisionRow>`
  r.id as decision_id, r.action, r.target_type, r.target_id, coalesce(left(coalesce(nullif(p.title, ''), p.body, m.body, c.name), 60), '') as excerpt, s.name as staff_name, r.reason, r.detail, r.at,
  r.muted_until, r.undone_at, u.name as undone_by, (r.undone_at is null and ${isUndoable('r')}) as undoable, ${authorColumns()}`;

/** What {@link DECISION_COLUMNS} reads besides the decisions `r`. */
export const DECISION_JOINS = sql`join staff s on s.id = r.staff_id left join staff u on u.id = r.undone_by
  left join authors a on a.id = r.author_id
  left join posts p on r.target_type = 'post' and p.id = r.target_id
  left join comments m on r.target_type = 'comment' and m.id = r.target_id
  left join circles c on r.target_type = 'circle' and c.id = r.target_id`;

export const decisionOf = (row: DecisionRow): Decision => ({
  decisionId: row.decision_id,
  action: row.action,
  targetType: row.target_type,
  targetId: row.target_id,
  excerpt: row.excerpt,
  author: authorCardOf(row),
  staffName: row.staff_name,
  reason: row.reason,
  detail: row.detail,
  at: row.at.getTime(),
  until: row.muted_until?.getTime() ?? null,
  undoneAt: row.undone_at?.getTime() ?? null,
  undoneBy: row.undone_by,
  undoable: row.undoable,
});

/** Decisions that fulfil a condition, the latest first. */
export async function decisionsWhere(
  db: Db,
  where: RawBuilder<unknown>,
  most: number,
): Promise<Decision[]> {
  const { rows } = await sql<DecisionRow>`select ${DECISION_COLUMNS}
    from moderation_decisions r ${DECISION_JOINS} where ${where}
    order by r.at desc, r.id desc limit ${sql.lit(most)}`.execute(db);
  return rows.map(decisionOf);
}

/** A page of all decisions, the latest first. @throws DomainError 9999 */
export async function decisionLog(
  db: Db,
  cursor: string | undefined,
): Promise<{ list: Decision[]; next: string | null }> {
  const position = parseTimeCursor(cursor);
  const where =
    position === null
      ? sql`true`
      : sql`(r.at, r.id) < (${new Date(position.at)}::timestamptz, ${position.id}::text)`;
  const rows = await decisionsWhere(db, where, READ_ROWS);
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows.slice(0, FEED_PAGE),
    next: rows.length > FEED_PAGE && last ? timeCursor({ at: last.at, id: last.decisionId }) : null,
  };
}

import { sql } from 'kysely';
import type { Decision } from '@contract/community/moderation-endpoints';
import type { Db } from '../../../db/database';
import { DECISION_COLUMNS, DECISION_JOINS, decisionOf } from './decision-log';
import type { DecisionRow } from './decision-log';

/** Appeals that are shown; settling them brings the next. */
const SHOWN = 50;

export interface OpenAppeal {
  readonly appealId: string;
  readonly text: string;
  readonly at: number;
  /** Against the reading moderator's own decision. */
  readonly own: boolean;
  /** What it is about, whole. */
  readonly subject: string;
  readonly decision: Decision;
}

/** Open appeals, the oldest first. */
export async function openAppeals(db: Db, staffId: string): Promise<OpenAppeal[]> {
  type Row = DecisionRow & {
    readonly appeal_id: string;
    readonly body: string;
    readonly created_at: Date;
    readonly own: boolean;
    readonly subject: string;
  };
  const { rows } = await sql<Row>`
    select x.id as appeal_id, x.body, x.created_at, r.staff_id = ${staffId} as own,
      coalesce(concat_ws(E'\\n', nullif(p.title, ''), p.body), m.body, '') as subject, ${DECISION_COLUMNS}
    from appeals x join moderation_decisions r on r.id = x.decision_id ${DECISION_JOINS}
    where x.outcome is null order by x.created_at, x.id limit ${sql.lit(SHOWN)}`.execute(db);
  return rows.map((row) => ({
    appealId: row.appeal_id,
    text: row.body,
    at: row.created_at.getTime(),
    own: row.own,
    subject: row.subject,
    decision: decisionOf(row),
  }));
}

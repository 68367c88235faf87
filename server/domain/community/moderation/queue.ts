import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import type { Decision, ModerationCase } from '@contract/community/moderation-endpoints';
import type { ReportReason } from '@contract/community/report-endpoints';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { picturesOf, shownPictures } from '../posts/pictures';
import type { StoredPicture } from '../posts/pictures';
import { stateRefusal } from '../refusals';
import { DECISION_COLUMNS, DECISION_JOINS, decisionOf, decisionsWhere } from './decision-log';
import type { DecisionRow } from './decision-log';

/** Cases of the queue that are shown; deciding them brings the next. */
const SHOWN = 50;
const HISTORY = 20;

interface CaseRow extends AuthorColumns {
  readonly id: string;
  readonly target_type: 'post' | 'comment';
  readonly target_id: string;
  readonly subject: string;
  readonly body: string;
  readonly state: ContentState;
  readonly reasons: string[];
  readonly weight: number;
  readonly is_hidden: boolean;
  readonly opened_at: Date;
  readonly pictures: readonly StoredPicture[] | null;
}

const caseOf = (row: CaseRow): ModerationCase => ({
  caseId: row.id,
  targetType: row.target_type,
  targetId: row.target_id,
  title: row.subject,
  text: row.body,
  author: authorCardOf(row),
  state: row.state,
  reasons: row.reasons,
  weight: row.weight,
  hidden: row.is_hidden,
  openedAt: row.opened_at.getTime(),
});

const casesWhere = async (db: Db, where: RawBuilder<unknown>): Promise<CaseRow[]> => {
  const { rows } = await sql<CaseRow>`
    select k.id, k.target_type, k.target_id, coalesce(p.title, '') as subject, coalesce(p.body, m.body, '') as body,
      coalesce(p.state, m.state, 'deleted') as state, k.reasons, k.weight, k.is_hidden, k.opened_at, ${authorColumns()},
      case when k.target_type = 'post' then ${picturesOf('post', sql`k.target_id`)}
        else ${picturesOf('comment', sql`k.target_id`)} end as pictures
    from moderation_cases k
    left join posts p on k.target_type = 'post' and p.id = k.target_id
    left join comments m on k.target_type = 'comment' and m.id = k.target_id
    left join authors a on a.id = coalesce(p.author_id, m.author_id)
    where ${where} order by k.is_hidden desc, k.weight desc, k.opened_at, k.id limit ${sql.lit(SHOWN)}`.execute(
    db,
  );
  return rows;
};

/** The first open cases, and how many there are. */
export async function moderationQueue(db: Db): Promise<{ list: ModerationCase[]; total: number }> {
  const [rows, { open }] = await Promise.all([
    casesWhere(db, sql`k.closed_at is null`),
    workload(db),
  ]);
  return { list: rows.map(caseOf), total: open };
}

/** How much there is to do. */
export async function workload(db: Db): Promise<{ open: number; hidden: number; appeals: number }> {
  const { rows } = await sql<{ open: number; hidden: number; appeals: number }>`
    select count(*)::int as open, count(*) filter (where is_hidden)::int as hidden,
      (select count(*) from appeals where outcome is null)::int as appeals
    from moderation_cases where closed_at is null`.execute(db);
  return rows[0] ?? { open: 0, hidden: 0, appeals: 0 };
}

export interface CaseContext extends ModerationCase {
  readonly pictures: string[];
  readonly reports: { reason: ReportReason; explain: string; weight: number; at: number }[];
  readonly edits: { title: string; text: string; at: number }[];
  readonly history: Decision[];
}

/** A case with its reports, earlier versions and its author's decisions. @throws DomainError 9991 */
export async function caseContext(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  caseId: string,
  now: number,
): Promise<CaseContext> {
  const [row] = await casesWhere(db, sql`k.id = ${caseId}`);
  if (!row)
    throw stateRefusal('decided', {
      zh: '没有找到这一条，请刷新列表',
      en: 'There is no such case. Refresh the queue.',
    });
  const [reports, edits, history] = await Promise.all([
    sql<{ reason: ReportReason; explain: string; weight: number; created_at: Date }>`
      select reason, explain, weight, created_at from reports where case_id = ${caseId} order by created_at`.execute(
      db,
    ),
    db
      .selectFrom('post_edits')
      .selectAll()
      .where('post_id', '=', row.target_id)
      .orderBy('id', 'desc')
      .execute(),
    decisionsWhere(db, sql`r.author_id = ${row.author_id}::text`, HISTORY),
  ]);
  return {
    ...caseOf(row),
    pictures: shownPictures(personKey, row.pictures, now).map(({ url }) => url),
    reports: reports.rows.map(({ created_at: at, ...report }) => ({ ...report, at: at.getTime() })),
    edits: edits.map(({ title, body, at }) => ({ title, text: body, at: at.getTime() })),
    history,
  };
}

export interface OpenAppeal {
  readonly appealId: string;
  readonly text: string;
  readonly at: number;
  /** Against the reading moderator's own decision. */
  readonly own: boolean;
  readonly decision: Decision;
}

/** Open appeals, the oldest first. */
export async function openAppeals(db: Db, staffId: string): Promise<OpenAppeal[]> {
  type Row = DecisionRow & {
    readonly appeal_id: string;
    readonly body: string;
    readonly created_at: Date;
    readonly own: boolean;
  };
  const { rows } = await sql<Row>`
    select x.id as appeal_id, x.body, x.created_at, r.staff_id = ${staffId} as own, ${DECISION_COLUMNS}
    from appeals x join moderation_decisions r on r.id = x.decision_id ${DECISION_JOINS}
    where x.outcome is null order by x.created_at, x.id limit ${sql.lit(SHOWN)}`.execute(db);
  return rows.map((row) => ({
    appealId: row.appeal_id,
    text: row.body,
    at: row.created_at.getTime(),
    own: row.own,
    decision: decisionOf(row),
  }));
}

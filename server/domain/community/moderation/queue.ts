import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import type { QueueFilter } from '@contract/community/moderation-rules';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { READ_ROWS } from '../feeds/sources';
import { picturesOf } from '../posts/pictures';
import type { StoredPicture } from '../posts/pictures';
import { videoOf } from '../posts/videos';
import type { StoredVideo } from '../posts/videos';
import { queueCursor, parseQueueCursor } from './queue-cursor';
import type { QueuePosition } from './queue-cursor';

/** A case as read for the queue. */
export interface CaseRow extends AuthorColumns {
  readonly id: string;
  readonly target_type: 'post' | 'comment';
  readonly target_id: string;
  readonly subject: string;
  readonly body: string;
  readonly edited_at: Date | null;
  readonly state: ContentState;
  readonly ai_made: boolean;
  readonly reasons: string[];
  readonly weight: number;
  readonly is_hidden: boolean;
  readonly opened_at: Date;
  readonly pictures: readonly StoredPicture[] | null;
  readonly video: StoredVideo | null;
}

export const caseOf = (row: CaseRow): ModerationCase => ({
  caseId: row.id,
  targetType: row.target_type,
  targetId: row.target_id,
  title: row.subject,
  text: row.body,
  editedAt: row.edited_at?.getTime() ?? null,
  author: authorCardOf(row),
  state: row.state,
  aiMade: row.ai_made,
  reasons: row.reasons,
  weight: row.weight,
  hidden: row.is_hidden,
  openedAt: row.opened_at.getTime(),
});

/** Cases that fulfil a condition, in the order in which staff look at them; one more than a page. */
export const casesWhere = async (db: Db, where: RawBuilder<unknown>): Promise<CaseRow[]> => {
  const { rows } = await sql<CaseRow>`
    select k.id, k.target_type, k.target_id, coalesce(p.title, '') as subject, coalesce(p.body, m.body, '') as body, p.edited_at,
      coalesce(p.state, m.state, 'deleted') as state, coalesce(p.ai_made, false) as ai_made, k.reasons, k.weight,
      k.is_hidden, k.opened_at, ${authorColumns()},
      case when k.target_type = 'post' then ${picturesOf('post', sql`k.target_id`)}
        else ${picturesOf('comment', sql`k.target_id`)} end as pictures,
      ${videoOf(sql`p.id`)} as video
    from moderation_cases k
    left join posts p on k.target_type = 'post' and p.id = k.target_id
    left join comments m on k.target_type = 'comment' and m.id = k.target_id
    left join authors a on a.id = coalesce(p.author_id, m.author_id)
    where ${where} order by k.is_hidden desc, k.weight desc, k.opened_at, k.id
    limit ${sql.lit(READ_ROWS)}`.execute(db);
  return rows;
};

/** SQL condition: a case comes behind a place. */
const behind = ({ isHidden, weight, at, id }: QueuePosition): RawBuilder<boolean> =>
  sql`(k.is_hidden < ${isHidden} or k.is_hidden = ${isHidden} and (k.weight < ${weight}::real
    or k.weight = ${weight}::real and (k.opened_at, k.id) > (${new Date(at)}::timestamptz, ${id}::text)))`;

const FILTERS: Readonly<Record<QueueFilter, RawBuilder<boolean>>> = {
  all: sql`true`,
  held: sql`k.is_hidden`,
  reported: sql`k.weight > 0`,
};

/** A page of the open cases, and how many there are of all. @throws DomainError 9999 */
export async function moderationQueue(
  db: Db,
  { cursor, filter }: { readonly cursor?: string | undefined; readonly filter: QueueFilter },
): Promise<{ list: ModerationCase[]; total: number; next: string | null }> {
  const position = parseQueueCursor(cursor);
  const after = position === null ? sql`true` : behind(position);
  const [rows, { open }] = await Promise.all([
    casesWhere(db, sql`k.closed_at is null and ${FILTERS[filter]} and ${after}`),
    workload(db),
  ]);
  const last = rows[FEED_PAGE - 1];
  const next =
    rows.length > FEED_PAGE && last
      ? queueCursor({
          isHidden: last.is_hidden,
          weight: last.weight,
          at: last.opened_at.getTime(),
          id: last.id,
        })
      : null;
  return { list: rows.slice(0, FEED_PAGE).map(caseOf), total: open, next };
}

/** How much there is to do. */
export async function workload(db: Db): Promise<{ open: number; hidden: number; appeals: number }> {
  const { rows } = await sql<{ open: number; hidden: number; appeals: number }>`
    select count(*)::int as open, count(*) filter (where is_hidden)::int as hidden,
      (select count(*) from appeals where outcome is null)::int as appeals
    from moderation_cases where closed_at is null`.execute(db);
  return rows[0] ?? { open: 0, hidden: 0, appeals: 0 };
}
